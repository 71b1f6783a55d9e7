import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useRouter } from "@tanstack/react-router";
import { DownloadsDialog } from "../../features/exports/downloads-dialog.tsx";
import { CopyToAccountDialog } from "../../features/sharing/copy-to-account-dialog.tsx";
import { ShareDialog } from "../../features/sharing/share-dialog.tsx";
import { DeleteTripDialog } from "../../features/trips/delete-trip-dialog.tsx";
import { EditTripDialog } from "../../features/trips/edit-trip-dialog.tsx";
import { NewTripDialog } from "../../features/trips/new-trip-dialog.tsx";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";

/** The open dialog of the trips list. */
export type OpenDialog =
  | { kind: "new" }
  | { kind: "edit" | "share" | "copy" | "download" | "delete"; trip: TripSummary };

export interface TripDialogsProps {
  open: OpenDialog;
  /** Settles once the address says so: the router makes one of two changes of the same moment. */
  onClose: () => Promise<void>;
}

/** The open dialog of the trips list. A new trip opens its map (specification#redirects). */
export function TripDialogs({ open, onClose: close }: TripDialogsProps) {
  const onClose = () => void close();
  const translate = useWords("common", "trip-dialogs");
  const router = useRouter();
  const showMap = (tripId: string) =>
    void router.navigate({ href: addressOf("map", { tripId, routeId: showTrip }) });
  if (open.kind === "new") {
    return (
      <NewTripDialog
        onClose={onClose}
        onCreated={async ({ id, name }, days) => {
          const text = days > 0 ? "tripDialogs.createdWithDays" : "tripDialogs.created";
          showToast("ok", translate(text, { name, count: days }));
          // Back from the map must not open the dialog again.
          await close();
          showMap(id);
        }}
      />
    );
  }
  if (open.kind === "edit") return <EditTripDialog tripId={open.trip.id} onClose={onClose} />;
  if (open.kind === "share") return <ShareDialog trip={open.trip} onClose={onClose} />;
  if (open.kind === "delete") return <DeleteTripDialog trip={open.trip} onClose={onClose} />;
  if (open.kind === "download")
    return (
      <DownloadsDialog
        trip={{ ...open.trip, canEdit: open.trip.role !== "viewer" }}
        onClose={onClose}
      />
    );
  return <CopyToAccountDialog trip={open.trip} onClose={onClose} />;
}
