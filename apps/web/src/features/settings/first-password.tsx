import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./form/form.module.css";

/** A user of a social login has no password: the link of a mail sets one (specification#password-change). */
export function FirstPassword({ username }: { username: string }) {
  const translate = useWords("common", "settings");
  const change = useChange(accountEndpoints.forgotPassword);
  const [message, setMessage] = useState<string | null>(null);
  const send = async () => {
    setMessage(null);
    const outcome = await change.run({ body: { username } });
    if (outcome.isDone) setMessage(outcome.answer.message);
  };
  return (
    <div className="stack gap-16">
      <p>{translate("settings.noPassword", { email: username })}</p>
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
      {message === null ? null : <Alert kind="ok">{message}</Alert>}
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button icon="mail" isBusy={change.isBusy} onClick={() => void send()}>
          {translate(
            message === null ? "settings.sendPasswordLink" : "settings.sendPasswordLinkAgain",
          )}
        </Button>
      </div>
    </div>
  );
}
