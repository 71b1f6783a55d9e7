import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useRouter } from "@tanstack/react-router";
import { CopyTripDialog } from "../../features/trips/copy-trip-dialog.tsx";
import { DeleteTripDialog } from "../../features/trips/delete-trip-dialog.tsx";
import { EditTripDialog } from "../../features/trips/edit-trip-dialog.tsx";
import { NewTripDialog } from "../../features/trips/new-trip-dialog.tsx";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";

/** What is open over the trips list; one at a time. */
export type OpenDialog = { kind: "new" } | { kind: "edit" | "copy" | "delete"; trip: TripSummary };

export interface TripDialogsProps {
  open: OpenDialog;
  onClose: () => void;
}

/** The dialog that is open over the trips list. A new trip leads to its map (section 2). */
export function TripDialogs({ open, onClose }: TripDialogsProps) {
  const translate = useWords();
  const router = useRouter();
  const showMap = (tripId: string) =>
    void router.navigate({ href: addressOf("map", { tripId, routeId: showTrip }) });
  if (open.kind === "new") {
    return (
      <NewTripDialog
        onClose={onClose}
        onCreated={({ id, name }) => {
          notify("ok", translate("trips.created", { name }));
          showMap(id);
        }}
      />
    );
  }
  if (open.kind === "edit") return <EditTripDialog tripId={open.trip.id} onClose={onClose} />;
  if (open.kind === "delete") return <DeleteTripDialog trip={open.trip} onClose={onClose} />;
  return (
    <CopyTripDialog
      trip={open.trip}
      onClose={onClose}
      onCopied={({ id, name }) => {
        onClose();
        const show = { label: translate("trips.openCopy"), run: () => showMap(id) };
        notify("ok", translate("trips.copied", { name }), show);
      }}
    />
  );
}
