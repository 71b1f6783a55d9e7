import { registrationForm } from "@castor/core/account/registration.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useChange } from "../../data/use-change.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./account-form.module.css";
import { useAwaitEmail } from "./awaited-email.ts";
import { EmailField } from "./email-field.tsx";
import { KnownAddress } from "./known-address.tsx";

export interface RegisterFormProps {
  redirectUrl: string | undefined;
}

/** Registers; then one waits for the mail. It counts only when the answer says success (section 5). */
export function RegisterForm({ redirectUrl }: RegisterFormProps) {
  const translate = useWords();
  const language = useLanguage();
  const awaitEmail = useAwaitEmail();
  const change = useChange(endpoints.account.register);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { publicName: "", username: "", password: "", passwordConfirm: "" },
    validate: validateWith(registrationForm, translate),
  });
  const submit = useSubmit(form, async (values) => {
    setRefusal(null);
    const outcome = await change.run({ body: { ...values, lang: language } });
    if (!outcome.isDone) return outcome.error;
    const { success, message } = outcome.answer;
    if (success) awaitEmail(values.username.trim());
    else setRefusal(message);
    return null;
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {change.error ? (
        <Alert kind="error">
          <p>{change.error.message}</p>
          {change.error.code === "CONFLICT" ? (
            <KnownAddress username={form.getValues().username.trim()} redirectUrl={redirectUrl} />
          ) : null}
        </Alert>
      ) : null}
      {refusal === null ? null : <Alert kind="error">{refusal}</Alert>}
      <TextField
        label={translate("account.publicName")}
        description={translate("account.publicNameHint")}
        autoComplete="name"
        {...form.getInputProps("publicName")}
      />
      <EmailField autoComplete="email" {...form.getInputProps("username")} />
      <PasswordField
        label={translate("account.password")}
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
        {translate("account.signUp")}
      </Button>
    </form>
  );
}
