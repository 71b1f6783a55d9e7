import { login } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { addressOf } from "@castor/core/pages.ts";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { keepSession } from "../../data/session/session.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import styles from "./account-form.module.css";
import { useAwaitEmail } from "./awaited-email.ts";
import { EmailField } from "./email-field.tsx";
import { useLoginDraft } from "./login-draft.ts";

export interface LoginFormProps {
  redirectUrl: string | undefined;
  /** Why the password has to be entered again. */
  notice?: string | undefined;
  /** The password was right, and the account has two-step login. */
  onTwoStep: (challenge: string, username: string) => void;
  /** Typed before the second step. */
  username?: string | undefined;
}

/** Logs in. A user with an unconfirmed address is led to the page that sends the mail again. */
export function LoginForm({ redirectUrl, notice, onTwoStep, username }: LoginFormProps) {
  const translate = useWords("common", "account");
  const draft = useLoginDraft();
  const awaitEmail = useAwaitEmail(redirectUrl);
  const change = useChange(accountEndpoints.login);
  const form = useForm({
    initialValues: { username: username ?? draft?.username ?? "", password: "" },
    validate: validateWith(login, translate),
  });
  const submit = useSubmit(form, async (values) => {
    const outcome = await change.run({ body: values });
    if (!outcome.isDone) return outcome.error;
    if ("challenge" in outcome.answer) onTwoStep(outcome.answer.challenge, values.username);
    else await keepSession(outcome.answer);
    return null;
  });
  const isUnconfirmed = change.error?.code === "EMAIL_NOT_CONFIRMED";
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {notice && !change.error ? <Alert kind="warn">{notice}</Alert> : null}
      {change.error ? (
        <Alert kind={isUnconfirmed ? "warn" : "error"}>
          <p>{change.error.message}</p>
          {isUnconfirmed ? (
            <Button
              kind="quiet"
              icon="mail"
              className={styles.inAlert}
              onClick={() => awaitEmail(form.getValues().username.trim())}
            >
              {translate("account.sendNewLink")}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      <EmailField autoComplete="username" {...form.getInputProps("username")} />
      <PasswordField
        label={translate("account.password")}
        autoComplete="current-password"
        toggleLabel={translate("account.showPassword")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.logIn")}
      </Button>
      <p className={styles.aside}>
        <Link
          href={addressOf("forgotPassword")}
          state={{ loginDraft: { username: form.getValues().username.trim(), redirectUrl } }}
        >
          {translate("account.forgotPassword")}
        </Link>
      </p>
    </form>
  );
}
