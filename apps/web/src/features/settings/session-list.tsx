import type { SessionSummary } from "@castor/core/account/session.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import styles from "./session-list.module.css";
import { SessionRow } from "./sessions/session-row.tsx";
import { useEndSessions } from "./sessions/use-end-sessions.ts";

/** The most sessions shown at once; a user may have hundreds. */
const shownFirst = 5;
const shownMore = 50;

export interface SessionListProps {
  sessions: readonly SessionSummary[];
  /** The name of a provider of social logins. */
  nameProvider: (id: string) => string;
}

const byUse = (one: SessionSummary, other: SessionSummary) =>
  Number(other.isCurrent) - Number(one.isCurrent) || (one.lastUsed < other.lastUsed ? 1 : -1);

/** The sessions of the user, this device first, then by last use; each can be ended. */
export function SessionList({ sessions, nameProvider }: SessionListProps) {
  const translate = useWords("common", "settings");
  const [shown, setShown] = useState(shownFirst);
  const { question, ask, cancel, confirm, end, isEnding, isBusy } = useEndSessions();
  const sorted = sessions.toSorted(byUse);
  const hidden = sorted.length - shown;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="plain-list">
        {sorted.slice(0, shown).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            providerName={session.provider === null ? null : nameProvider(session.provider)}
            isEnding={isEnding(session.id)}
            onEnd={() => (session.isCurrent ? ask("own") : void end(session.id))}
          />
        ))}
      </ul>
      <div className={`row wrap items-center gap-8 ${styles.actions}`}>
        {hidden > 0 ? (
          <Button kind="quiet" icon="chevron-down" onClick={() => setShown(shown + shownMore)}>
            {translate("settings.moreSessions", { count: Math.min(hidden, shownMore) })}
          </Button>
        ) : null}
        {hasOthers ? (
          <Button icon="logout" onClick={() => ask("others")}>
            {translate("settings.endOthers")}
          </Button>
        ) : (
          <p className="secondary">{translate("settings.noOthers")}</p>
        )}
      </div>
      <ConfirmDialog
        isOpen={question === "own"}
        title={translate("settings.logOutTitle")}
        text={translate("settings.logOutText")}
        confirmLabel={translate("settings.logOut")}
        cancelLabel={translate("actions.cancel")}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
      <ConfirmDialog
        isOpen={question === "others"}
        title={translate("settings.endOthersTitle")}
        text={translate("settings.endOthersText")}
        confirmLabel={translate("settings.endOthers")}
        cancelLabel={translate("actions.cancel")}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </>
  );
}
