import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { Member } from "@castor/core/members/member.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useChange } from "../../../data/http/use-change.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";

export interface OfferTripProps {
  trip: Pick<Trip, "id" | "name">;
  members: readonly Member[];
}

/** The owner offers the trip to an editor, and may take the offer back until it is answered. Nothing while there is no editor. */
export function OfferTrip({ trip, members }: OfferTripProps) {
  const translate = useWords("common", "sharing");
  const transfer = useChange(membersEndpoints.transfer);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const editors = members.filter(({ role }) => role === "editor");
  if (editors.length === 0) return null;
  const nameOf = (member: Member | undefined) => member?.name || translate("members.noName");
  const offered = editors.find(({ isOffered }) => isOffered);
  const heir = editors.find(({ userId }) => userId === chosen);
  const send = async (userId: string | null) => {
    await transfer.run({ body: { tripId: trip.id, userId } });
    setAsking(false);
    setChosen(null);
  };
  return (
    <section className="stack gap-8">
      <h3>{translate("members.transfer")}</h3>
      {offered ? (
        <>
          <p>{translate("members.offeredTo", { name: nameOf(offered) })}</p>
          <div className="row">
            <Button isBusy={transfer.isBusy} onClick={() => void send(null)}>
              {translate("members.withdraw")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <SelectField
            label={translate("members.transferTo")}
            data={editors.map((editor) => ({ value: editor.userId, label: nameOf(editor) }))}
            value={heir?.userId ?? null}
            onChange={setChosen}
          />
          <div className="row">
            <Button disabled={heir === undefined} onClick={() => setAsking(true)}>
              {translate("members.offer")}
            </Button>
          </div>
        </>
      )}
      {transfer.error ? <Alert kind="error">{transfer.error.message}</Alert> : null}
      <ConfirmDialog
        isOpen={isAsking && heir !== undefined}
        title={translate("members.offerTitle", { trip: trip.name, name: nameOf(heir) })}
        text={translate("members.offerText")}
        confirmLabel={translate("members.offer")}
        cancelLabel={translate("actions.cancel")}
        isBusy={transfer.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send(chosen)}
      />
    </section>
  );
}
