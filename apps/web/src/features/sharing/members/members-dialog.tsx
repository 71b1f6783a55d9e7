import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useSession } from "../../../data/session/session-store.ts";
import { useWords } from "../../../i18n/words.ts";
import { Dialog, DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Invitations } from "./invitations.tsx";
import { LeaveTrip } from "./leave-trip.tsx";
import { MemberList } from "./member-list.tsx";
import { OfferTrip } from "./offer-trip.tsx";
import { OfferedTrip } from "./offered-trip.tsx";
import { readsNow } from "./reads-now.ts";
import { TripMails } from "./trip-mails.tsx";

export interface MembersDialogProps {
  trip: Pick<Trip, "id" | "name">;
  onClose: () => void;
}

/** The members of a trip. The owner invites, changes what each may do, takes out and hands the trip over; the others may leave. */
export function MembersDialog({ trip, onClose }: MembersDialogProps) {
  const translate = useWords("common", "sharing");
  const read = useRead(membersEndpoints.list, { tripId: trip.id }, readsNow);
  const { userId } = useSession();
  const own = read.data?.find((member) => member.userId === userId);
  const owner = read.data?.find(({ role }) => role === "owner");
  const isOwner = own?.role === "owner";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("members.title", { name: trip.name })}
      closeLabel={translate("actions.close")}
    >
      {read.state === "ready" ? (
        <div className="stack gap-16">
          {own?.isOffered ? (
            <OfferedTrip trip={trip} owner={owner?.name ?? ""} onTaken={onClose} />
          ) : null}
          <MemberList tripId={trip.id} members={read.data} isOwner={isOwner} />
          {isOwner ? (
            <>
              <Invitations trip={trip} />
              <OfferTrip trip={trip} members={read.data} />
            </>
          ) : null}
          {read.data.length > 1 ? <TripMails tripId={trip.id} /> : null}
        </div>
      ) : read.state === "error" ? (
        <ErrorState
          isSmall
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      ) : (
        <Loading label={translate("actions.loading")} count={4} />
      )}
      <DialogActions>
        {!own || isOwner ? null : <LeaveTrip trip={trip} onLeft={onClose} />}
        <DialogCancel>{translate("publish.done")}</DialogCancel>
      </DialogActions>
    </Dialog>
  );
}
