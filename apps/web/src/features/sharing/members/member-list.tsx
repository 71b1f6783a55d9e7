import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { Member } from "@castor/core/members/member.ts";
import { useState } from "react";
import { useChange } from "../../../data/http/use-change.ts";
import { useSession } from "../../../data/session/session-store.ts";
import { useWords } from "../../../i18n/words.ts";
import { Face } from "../../../things/people/face.tsx";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { keyOfRight, type RightKey, rightChoices, rightOfKey } from "./given-right.ts";
import styles from "./members.module.css";

export interface MemberListProps {
  tripId: string;
  members: readonly Member[];
  isOwner: boolean;
}

/** Who plans the trip. For the owner each row has what the member may do, and a button that takes the member out. */
export function MemberList({ tripId, members, isOwner }: MemberListProps) {
  const translate = useWords("common", "sharing");
  const { userId: own } = useSession();
  const save = useChange(membersEndpoints.save);
  const remove = useChange(membersEndpoints.remove);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const error = save.error ?? remove.error;
  const choices = rightChoices(translate);
  const describe = (member: Member) =>
    member.role === "owner"
      ? translate("members.owner")
      : translate(`members.rights.${keyOfRight({ ...member, role: member.role })}`);
  return (
    <section className="stack gap-8">
      <ul className="plain-list">
        {members.map((member) => (
          <li key={member.userId} className={`row wrap items-center gap-12 ${styles.row}`}>
            <Face userId={member.userId} name={member.name} />
            <span className={`grid breaks ${styles.name}`}>
              <span className="few-lines bold" dir="auto">
                {member.name || translate("members.noName")}
                {member.userId === own ? ` ${translate("members.you")}` : null}
              </span>
              {isOwner && member.role !== "owner" ? null : (
                <span className="secondary">{describe(member)}</span>
              )}
            </span>
            {isOwner && member.role !== "owner" ? (
              <>
                <SelectField
                  className={styles.right}
                  aria-label={translate("members.rightOf", { name: member.name })}
                  data={choices}
                  allowDeselect={false}
                  disabled={save.isBusy}
                  value={keyOfRight({ ...member, role: member.role })}
                  onChange={(key) =>
                    key &&
                    void save.run({
                      body: { tripId, userId: member.userId, ...rightOfKey(key as RightKey) },
                    })
                  }
                />
                <IconButton
                  icon="x"
                  label={translate("members.remove", { name: member.name })}
                  onClick={() => setLeaving(member)}
                />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {error ? <Alert kind="error">{error.message}</Alert> : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={translate("members.removeTitle", { name: leaving?.name ?? "" })}
        text={translate("members.removeText")}
        confirmLabel={translate("members.removeDo")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void remove.run({ tripId, userId: leaving.userId });
          setLeaving(null);
        }}
      />
    </section>
  );
}
