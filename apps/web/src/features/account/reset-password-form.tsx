import { newPasswordForm } from "@castor/core/account/registration.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { clearTokens } from "../../data/tokens.ts";
import { useChange } from "../../data/use-change.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import styles from "./account-form.module.css";
import { logPasswordError } from "./log-password-error.ts";
import { isTokenRefused } from "./use-reset-link.ts";

export interface ResetPasswordFormProps {
  token: string;
  onDone: (message: string) => void;
  /** The link is used up; `isMaybeDone` when an earlier try, whose answer was lost, may have used it. */
  onRefused: (isMaybeDone: boolean) => void;
}

/** Sets a new password, typed twice. It ends every session of the user, so the one in this browser is forgotten too. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const translate = useWords();
  const change = useChange(endpoints.account.resetPassword);
  const isUnsure = useRef(false);
  const form = useForm({
    initialValues: { password: "", passwordConfirm: "" },
    validate: validateWith(newPasswordForm, translate),
  });
  const submit = useSubmit(form, async (values) => {
    const outcome = await change.run({ body: { token, ...values } });
    if (outcome.isDone) {
      clearTokens();
      onDone(outcome.answer.message);
      return null;
    }
    const error = logPasswordError(outcome.error);
    if (isTokenRefused(error)) {
      onRefused(isUnsure.current);
      return null;
    }
    isUnsure.current ||= error.isUncertain;
    return error;
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
      <PasswordField
        label={translate("account.newPassword")}
        description={translate("account.passwordHint")}
        autoComplete="new-password"
        toggleLabel={translate("account.showPassword")}
        {...form.getInputProps("password")}
      />
      <PasswordField
        label={translate("account.passwordConfirm")}
        autoComplete="new-password"
        toggleLabel={translate("account.showPassword")}
        {...form.getInputProps("passwordConfirm")}
      />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.setPassword")}
      </Button>
    </form>
  );
}
