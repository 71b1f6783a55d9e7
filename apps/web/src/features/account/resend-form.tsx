import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { registrationKey } from "./confirmation/registration-key.ts";
import { EmailField } from "./email-field.tsx";
import { useCooldown } from "./use-cooldown.ts";

export interface ResendFormProps {
  /** The known address, which need not be typed. */
  email: string | null;
  label: string;
}

/** Sends the confirmation mail again. */
export function ResendForm({ email, label }: ResendFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(accountEndpoints.resendConfirmation);
  const [message, setMessage] = useState<string | null>(null);
  const [left, startPause] = useCooldown();
  const form = useForm({
    initialValues: { username: email ?? "" },
    validate: validateWith(accountEndpoints.resendConfirmation.body, translate),
  });
  const submit = useSubmit(form, async (values) => {
    setMessage(null);
    const outcome = await change.run({ body: { ...values, key: registrationKey() } });
    if (!outcome.isDone) return outcome.error;
    setMessage(outcome.answer.message);
    startPause();
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
      {message ? <Alert kind="ok">{message}</Alert> : null}
      {email === null ? (
        <EmailField autoComplete="email" {...form.getInputProps("username")} />
      ) : null}
      <Button type="submit" icon="mail" isWide isBusy={change.isBusy} disabled={left > 0}>
        {left > 0 ? translate("account.resendWait", { seconds: left }) : label}
      </Button>
    </form>
  );
}
