import { forgotPassword } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmailField } from "./email-field.tsx";
import { logPasswordError } from "./log-password-error.ts";
import { MailTip } from "./mail-tip.tsx";
import { useCooldown } from "./use-cooldown.ts";

/** A requested mail: its address, and the message of the server. */
export interface SentLink {
  email: string;
  message: string;
}

export interface ForgotPasswordFormProps {
  /** The address that was typed at the login form. */
  email: string;
  /** The last mail; null before it, and after choosing another address. */
  sent: SentLink | null;
  onSent: (sent: SentLink | null) => void;
}

/** Requests the link to set a new password; again only after a pause. */
export function ForgotPasswordForm({ email, sent, onSent }: ForgotPasswordFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(accountEndpoints.forgotPassword);
  const [left, startPause] = useCooldown();
  const form = useForm({
    initialValues: { username: email },
    validate: validateWith(forgotPassword, translate),
  });
  const submit = useSubmit(form, async (values) => {
    const outcome = await change.run({ body: values });
    if (!outcome.isDone) return logPasswordError(outcome.error);
    onSent({ email: values.username.trim(), message: outcome.answer.message });
    startPause();
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error ? (
        <Alert kind="error">{change.error.message}</Alert>
      ) : sent ? (
        <Alert kind="ok">{sent.message}</Alert>
      ) : null}
      {sent ? (
        <>
          <MailTip tip={translate("account.forgotTip")} />
          <Button type="submit" icon="mail" isWide isBusy={change.isBusy} disabled={left > 0}>
            {left > 0
              ? translate("account.resendWait", { seconds: left })
              : translate("account.resend")}
          </Button>
          <Button kind="quiet" isWide onClick={() => onSent(null)}>
            {translate("account.otherAddress")}
          </Button>
        </>
      ) : (
        <>
          <EmailField autoComplete="username" {...form.getInputProps("username")} />
          <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
            {translate("account.sendLink")}
          </Button>
        </>
      )}
    </form>
  );
}
