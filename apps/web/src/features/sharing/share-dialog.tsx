import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useEffectEvent } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PrivatePart } from "./publish/private-part.tsx";
import { PublicPart } from "./publish/public-part.tsx";
import { useSharing } from "./publish/use-sharing.ts";

export interface ShareDialogProps {
  trip: Pick<Trip, "id" | "name">;
  onClose: () => void;
}

/** Shares a trip: makes it public after showing what visitors will see; then its link, the catalog, and the end of it. */
export function ShareDialog({ trip, onClose }: ShareDialogProps) {
  const translate = useWords("common", "sharing");
  const read = useTrip(trip.id);
  // What visitors would see must be what is there now, also from other devices.
  const readAgain = useEffectEvent(read.reload);
  useEffect(() => readAgain(), []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("publish.title", { name: read.data?.name ?? trip.name })}
      closeLabel={translate("actions.close")}
    >
      {read.state === "ready" ? (
        <Sharing trip={read.data} onClose={onClose} />
      ) : read.state === "error" ? (
        <ErrorState
          isSmall
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      ) : (
        <Loading label={translate("actions.loading")} count={6} />
      )}
    </Dialog>
  );
}

function Sharing({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const sharing = useSharing(trip);
  const Part = sharing.shown.isPublic ? PublicPart : PrivatePart;
  return <Part trip={sharing.shown} sharing={sharing} onClose={onClose} />;
}
