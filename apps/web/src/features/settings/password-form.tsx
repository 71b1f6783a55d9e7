import { passwordChangeForm } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { wordsOfRefusal } from "@castor/core/error-answer.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { ApiError } from "../../data/http/api-error.ts";
import { useChange } from "../../data/http/use-change.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { NewPasswordFields } from "../../things/new-password-fields.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FailureAlert, reasonOf } from "./form/failure-alert.tsx";
import styles from "./form/form.module.css";
import { CodeField, typedCode, useHasTwoStep } from "./two-step/code-field.tsx";

/** The body has another name for the new password than the form. */
function atFormFields(error: ApiError): ApiError {
  const { newPassword, ...fields } = error.fields;
  return new ApiError(error.status, error.code, error.message, {
    fields: { ...fields, ...(newPassword === undefined ? {} : { password: newPassword }) },
  });
}

/** Changes the password by the old one, a code where the account has two-step login, and the new one, typed twice. */
export function PasswordForm({ username }: { username: string }) {
  const translate = useWords("common", "settings");
  const ofAccount = useWords("common", "account");
  const change = useChange(accountEndpoints.password);
  const hasTwoStep = useHasTwoStep();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { oldPassword: "", password: "", passwordConfirm: "", code: "" },
    validate: validateWith(passwordChangeForm, translate),
  });
  const submit = useSubmit(form, async ({ oldPassword, password, code }) => {
    setFailure(null);
    const outcome = await change.run({
      body: { oldPassword, newPassword: password, ...typedCode(code) },
    });
    if (!outcome.isDone) {
      setFailure(reasonOf(outcome.error, translate));
      return atFormFields(outcome.error);
    }
    if (!outcome.answer.success) {
      setFailure(wordsOfRefusal(outcome.answer) || translate("errors.network"));
      return null;
    }
    form.reset();
    showToast("ok", outcome.answer.message);
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {failure === null ? null : (
        <FailureAlert title={translate("settings.passwordFailed")} reason={failure} />
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={translate("settings.oldPassword")}
        autoComplete="current-password"
        toggleLabel={ofAccount("account.showPassword")}
        {...form.getInputProps("oldPassword")}
      />
      <NewPasswordFields
        label={translate("settings.newPassword")}
        inputProps={form.getInputProps}
      />
      {hasTwoStep ? <CodeField {...form.getInputProps("code")} /> : null}
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button type="submit" isBusy={change.isBusy}>
          {translate("settings.changePassword")}
        </Button>
      </div>
    </form>
  );
}
