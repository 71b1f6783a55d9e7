import { invitationsEndpoints } from "@castor/core/endpoints/invitations.ts";
import type { Invitation } from "@castor/core/members/invitation.ts";
import { addressOf } from "@castor/core/pages.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import { useChange } from "../../../data/http/use-change.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { noteInvited } from "../../../data/live/invited-trips.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { keyOfRight, type RightKey, rightChoices, rightOfKey } from "./given-right.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { InviteByMail } from "./invite-by-mail.tsx";
import styles from "./members.module.css";

const dayChoices = [1, 7, 30, 365];
const useChoices = [1, 5, 10, 49];

/** Makes links that invite to a trip, and lists those that still work. */
export function Invitations({ trip }: { trip: Pick<Trip, "id" | "name"> }) {
  const translate = useWords("common", "sharing");
  const formats = useFormats();
  const read = useRead(invitationsEndpoints.list, { tripId: trip.id });
  const add = useChange(invitationsEndpoints.add);
  const remove = useChange(invitationsEndpoints.remove);
  const hasSome = (read.data ?? []).length > 0;
  useEffect(() => {
    if (hasSome) noteInvited(trip.id);
  }, [hasSome, trip.id]);
  const [right, setRight] = useState<RightKey>("editor");
  const [days, setDays] = useState(7);
  const [uses, setUses] = useState(10);
  const [link, setLink] = useState<{ id: string; address: string } | null>(null);
  const make = async () => {
    const outcome = await add.run({
      body: { tripId: trip.id, ...rightOfKey(right), days, uses },
    });
    if (!outcome.isDone) return;
    const { invitation, token } = outcome.answer;
    setLink({
      id: invitation.id,
      address: `${window.location.origin}${addressOf("join")}#${token}`,
    });
  };
  const end = async ({ id }: Invitation) => {
    const { isDone } = await remove.run({ tripId: trip.id, id });
    if (isDone && link?.id === id) setLink(null);
  };
  const describeEnd = ({ sentTo, usesLeft, ends }: Invitation) => {
    const date = formats.date(todayIn(browserTimeZone(), new Date(ends)), "short");
    if (sentTo !== null) return translate("members.sentTo", { address: sentTo, date });
    const people = translate("members.people", { count: usesLeft });
    return translate("members.runs", { people, date });
  };
  const error = add.error ?? remove.error;
  const numbered = (choices: readonly number[], label: (count: number) => string) =>
    choices.map((count) => ({ value: String(count), label: label(count) }));
  return (
    <section className="stack gap-12">
      <h3>{translate("members.invite")}</h3>
      <div className={styles.fields}>
        <SelectField
          label={translate("members.may")}
          data={rightChoices(translate)}
          allowDeselect={false}
          value={right}
          onChange={(key) => key && setRight(key as RightKey)}
        />
        <SelectField
          label={translate("members.lasts")}
          data={numbered(dayChoices, (count) => translate("members.days", { count }))}
          allowDeselect={false}
          value={String(days)}
          onChange={(count) => setDays(Number(count))}
        />
        <SelectField
          label={translate("members.uses")}
          data={numbered(useChoices, (count) => translate("members.people", { count }))}
          allowDeselect={false}
          value={String(uses)}
          onChange={(count) => setUses(Number(count))}
        />
      </div>
      <Button
        kind={link ? "secondary" : "primary"}
        icon="plus"
        isBusy={add.isBusy}
        onClick={() => void make()}
      >
        {translate(link ? "members.makeAnother" : "members.make")}
      </Button>
      {link ? <InvitationLink key={link.id} link={link.address} name={trip.name} /> : null}
      <InviteByMail tripId={trip.id} right={rightOfKey(right)} days={days} />
      {error ? <Alert kind="error">{error.message}</Alert> : null}
      {read.data && hasSome ? (
        <>
          <h4>{translate("members.running")}</h4>
          <ul className="plain-list">
            {read.data.map((invitation) => (
              <li key={invitation.id} className={`row items-center gap-12 ${styles.row}`}>
                <span className="grid grow breaks">
                  <span>{translate(`members.rights.${keyOfRight(invitation)}`)}</span>
                  <span className="secondary">{describeEnd(invitation)}</span>
                </span>
                <Button isBusy={remove.isBusy} onClick={() => void end(invitation)}>
                  {translate("members.end")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
