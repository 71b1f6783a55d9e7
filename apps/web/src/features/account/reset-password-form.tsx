import { newPasswordForm } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { clearTokens } from "../../data/session/tokens.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { NewPasswordFields } from "../../things/new-password-fields.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { logPasswordError } from "./log-password-error.ts";
import { isTokenRefused } from "./use-reset-link.ts";

export interface ResetPasswordFormProps {
  token: string;
  onDone: (message: string) => void;
  /** The link is used up; `isMaybeDone` when an earlier try with a lost answer may have used it. */
  onRefused: (isMaybeDone: boolean) => void;
}

/** Sets a new password, typed twice. That ends every session of the user, so this browser forgets its own. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(accountEndpoints.resetPassword);
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
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
      <NewPasswordFields label={translate("account.newPassword")} inputProps={form.getInputProps} />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.setPassword")}
      </Button>
    </form>
  );
}
