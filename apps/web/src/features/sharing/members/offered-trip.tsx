import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";

export interface OfferedTripProps {
  trip: Pick<Trip, "id" | "name">;
  /** The owner's name. */
  owner: string;
  onTaken: () => void;
}

/** An editor to whom the trip is offered takes it, or does not. */
export function OfferedTrip({ trip, owner, onTaken }: OfferedTripProps) {
  const translate = useWords("common", "sharing");
  const answer = useChange(membersEndpoints.answerTransfer);
  const send = async (isAccepted: boolean) => {
    const { isDone } = await answer.run({ body: { tripId: trip.id, isAccepted } });
    if (!isDone || !isAccepted) return;
    showToast("ok", translate("members.taken", { name: trip.name }));
    onTaken();
  };
  return (
    <section className="stack gap-8">
      <h3>{translate("members.offeredTitle", { name: owner || translate("members.noName") })}</h3>
      <p>{translate("members.offeredText")}</p>
      <div className="row wrap gap-8">
        <Button kind="primary" isBusy={answer.isBusy} onClick={() => void send(true)}>
          {translate("members.take")}
        </Button>
        <Button isBusy={answer.isBusy} onClick={() => void send(false)}>
          {translate("members.refuse")}
        </Button>
      </div>
      {answer.error ? <Alert kind="error">{answer.error.message}</Alert> : null}
    </section>
  );
}
