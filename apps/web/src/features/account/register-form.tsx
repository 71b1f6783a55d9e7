import { registrationForm } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { recordStep } from "../../data/analytics.ts";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { NewPasswordFields } from "../../things/new-password-fields.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useAwaitEmail } from "./awaited-email.ts";
import { registrationKey } from "./confirmation/registration-key.ts";
import { EmailField } from "./email-field.tsx";
import { ExistingAccountLinks } from "./existing-account-links.tsx";

export interface RegisterFormProps {
  redirectUrl: string | undefined;
}

/** Registers, then shows the page that waits for the mail. Only an answer with success counts (specification#registration). */
export function RegisterForm({ redirectUrl }: RegisterFormProps) {
  const translate = useWords("common", "account");
  const language = useLanguage();
  const awaitEmail = useAwaitEmail(redirectUrl);
  const change = useChange(accountEndpoints.register);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { publicName: "", username: "", password: "", passwordConfirm: "" },
    validate: validateWith(registrationForm, translate),
  });
  const submit = useSubmit(form, async (values) => {
    setRefusal(null);
    const outcome = await change.run({
      body: { ...values, lang: language, key: registrationKey() },
    });
    if (!outcome.isDone) return outcome.error;
    const { success, message } = outcome.answer;
    if (!success) {
      setRefusal(message);
      return null;
    }
    recordStep("registered");
    awaitEmail(values.username.trim());
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error ? (
        <Alert kind="error">
          <p>{change.error.message}</p>
          {change.error.code === "CONFLICT" ? (
            <ExistingAccountLinks
              username={form.getValues().username.trim()}
              redirectUrl={redirectUrl}
            />
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
      <NewPasswordFields label={translate("account.password")} inputProps={form.getInputProps} />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.signUp")}
      </Button>
    </form>
  );
}
