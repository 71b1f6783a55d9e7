import { endpoints } from "@castor/core/endpoints.ts";
import { useEffect, useRef, useState } from "react";
import { keepSession } from "../../data/session.ts";
import { useChange } from "../../data/use-change.ts";
import { useWords } from "../../i18n/words.ts";

/** How a confirmation stands; a refusal is in words. */
export type Confirmation = { state: "running" | "done" } | { state: "refused"; message: string };

/** Takes the token out of the address bar, the history and what a later request would name as its referrer. */
function dropSearch(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** Confirms an address by the token of a mail, once; only an answer that says success logs in (section 4). */
export function useConfirmation(token: string | undefined): Confirmation {
  const translate = useWords();
  const { run } = useChange(endpoints.account.confirm);
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: "running" });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    dropSearch();
    const refuse = (message: string) => setConfirmation({ state: "refused", message });
    const confirm = async () => {
      if (!token) return refuse(translate("errors.INVALID_TOKEN"));
      const outcome = await run({ body: { token } });
      if (!outcome.isDone) return refuse(outcome.error.message);
      if (!outcome.answer.success) return refuse(translate("errors.failedToVerifyEmail"));
      await keepSession(outcome.answer);
      setConfirmation({ state: "done" });
    };
    void confirm();
  }, [run, token, translate]);
  return confirmation;
}
