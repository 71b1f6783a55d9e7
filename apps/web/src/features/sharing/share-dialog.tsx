import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { MembersDialog } from "./members/members-dialog.tsx";
import { PlanTogether } from "./members/plan-together.tsx";
import { PrivatePart } from "./publish/private-part.tsx";
import { PublicPart } from "./publish/public-part.tsx";
import { useSharing } from "./publish/use-sharing.ts";

export interface ShareDialogProps {
  trip: Pick<Trip, "id" | "name">;
  onClose: () => void;
}

/**
 * Shares a trip. Its owner invites members, and makes it public after seeing what visitors will see; then there are its
 * link, the catalog, and the end of it. Other members see who plans it.
 */
export function ShareDialog({ trip, onClose }: ShareDialogProps) {
  const translate = useWords("common", "sharing");
  const read = useTrip(trip.id);
  // What visitors would see must be what is there now, also from other devices.
  const readAgain = useEffectEvent(read.reload);
  useEffect(() => readAgain(), []);
  const [hasMembers, setMembers] = useState(false);
  if (hasMembers || (read.data && !isOwnerOf(read.data)))
    return <MembersDialog trip={trip} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("publish.title", { name: read.data?.name ?? trip.name })}
      closeLabel={translate("actions.close")}
    >
      {read.state === "ready" ? (
        <>
          <PlanTogether trip={trip} onOpen={() => setMembers(true)} />
          <Sharing trip={read.data} onClose={onClose} />
        </>
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
