import { remindersEndpoints } from "@castor/core/endpoints/reminders.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { markChanged } from "../../data/http/query-client.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { useArrival } from "../../features/account/use-arrival.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

type Ending = { state: "asking" | "running" | "done" } | { state: "failed"; message: string };

const noWork = () => {};

/** /end-reminders#token: ends all reminders by one press, without a login. Opening the page ends nothing. */
export default function EndRemindersPage() {
  const translate = useWords("common", "account");
  // The token is removed from the address at once, so the page keeps it in state.
  const [token] = useState(() => window.location.hash.slice(1));
  const [ending, setEnding] = useState<Ending>({ state: "asking" });
  useArrival(noWork);
  const end = async () => {
    setEnding({ state: "running" });
    try {
      const row = remindersEndpoints.end;
      await callEndpoint(row, { token });
      await markChanged(row.changes ?? []);
      setEnding({ state: "done" });
    } catch (thrown) {
      setEnding({ state: "failed", message: toApiError(thrown).message });
    }
  };
  const isDone = ending.state === "done";
  return (
    <AccountFrame
      pose={isDone ? "waves" : "carries-letter"}
      title={translate(isDone ? "account.remindersEnded" : "account.endReminders")}
      lead={translate(isDone ? "account.remindersEndedLead" : "account.endRemindersLead")}
    >
      {ending.state === "failed" ? <Alert kind="error">{ending.message}</Alert> : null}
      {isDone ? (
        <ButtonLink kind="primary" isWide href={addressOf("home")}>
          {translate("actions.goHome")}
        </ButtonLink>
      ) : (
        <Button kind="primary" isWide isBusy={ending.state === "running"} onClick={end}>
          {translate("account.endReminders")}
        </Button>
      )}
    </AccountFrame>
  );
}
