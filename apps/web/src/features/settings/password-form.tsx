import { passwordChangeForm } from "@castor/core/account/registration.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ApiError } from "../../data/api-error.ts";
import { useChange } from "../../data/use-change.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { notify } from "../../ui/notify.ts";
import { FailureAlert, reasonOf } from "./parts/failure-alert.tsx";
import styles from "./parts/form.module.css";

/** The body calls the new password otherwise than the form. */
function atFormFields(error: ApiError): ApiError {
  const { newPassword, ...fields } = error.fields;
  return new ApiError(error.status, error.code, error.message, {
    fields: { ...fields, ...(newPassword === undefined ? {} : { password: newPassword }) },
  });
}

/** Changes the password: the old one, and the new one twice. */
export function PasswordForm({ username }: { username: string }) {
  const translate = useWords();
  const change = useChange(endpoints.account.password);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { oldPassword: "", password: "", passwordConfirm: "" },
    validate: validateWith(passwordChangeForm, translate),
  });
  const submit = useSubmit(form, async ({ oldPassword, password }) => {
    setFailure(null);
    const outcome = await change.run({ body: { oldPassword, newPassword: password } });
    if (!outcome.isDone) {
      setFailure(reasonOf(outcome.error));
      return atFormFields(outcome.error);
    }
    if (!outcome.answer.success) {
      setFailure(outcome.answer.message);
      return null;
    }
    form.reset();
    notify("ok", outcome.answer.message);
    return null;
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure === null ? null : (
        <FailureAlert title={translate("settings.passwordFailed")} reason={failure} />
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={translate("settings.oldPassword")}
        autoComplete="current-password"
        toggleLabel={translate("account.showPassword")}
        {...form.getInputProps("oldPassword")}
      />
      <PasswordField
        label={translate("settings.newPassword")}
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
      <div className={styles.actions}>
        <Button type="submit" isBusy={change.isBusy}>
          {translate("settings.changePassword")}
        </Button>
      </div>
    </form>
  );
}
