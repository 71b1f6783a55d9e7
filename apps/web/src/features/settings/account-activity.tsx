import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { useRead } from "../../data/http/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { EventRow } from "./activity/event-row.tsx";
import styles from "./session-list.module.css";

const shownFirst = 5;
const shownMore = 50;

/** What happened to the account, newest first (specification#account-activity). */
export function AccountActivity({ nameProvider }: { nameProvider: (id: string) => string }) {
  const translate = useWords("common", "settings");
  const list = useRead(accountEndpoints.activity, {});
  const [shown, setShown] = useState(shownFirst);
  if (list.state === "loading") return <Loading label={translate("settings.loading")} count={2} />;
  if (list.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("activity.loadFailed", { reason: list.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={list.reload}
      />
    );
  }
  if (list.data.length === 0) return <p className="secondary">{translate("activity.none")}</p>;
  const hidden = list.data.length - shown;
  return (
    <>
      <ul className="plain-list">
        {list.data.slice(0, shown).map((event) => (
          <EventRow key={event.id} event={event} nameProvider={nameProvider} />
        ))}
      </ul>
      {hidden > 0 ? (
        <div className={`row wrap items-center gap-8 ${styles.actions}`}>
          <Button kind="quiet" icon="chevron-down" onClick={() => setShown(shown + shownMore)}>
            {translate("settings.moreSessions", { count: Math.min(hidden, shownMore) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
