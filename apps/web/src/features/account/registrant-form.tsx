import { confirmationForm } from "@castor/core/account/registration.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { keepSession } from "../../data/session/session.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import type { Confirmation } from "./use-confirmation.ts";

export interface RegistrantFormProps {
  token: string;
  onSettled: (outcome: Confirmation) => void;
}

/** Asks for the password of the registration that a mail confirms: a mail may come unasked (decision 084). */
export function RegistrantForm({ token, onSettled }: RegistrantFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(accountEndpoints.confirm);
  const form = useForm({
    initialValues: { password: "" },
    validate: validateWith(confirmationForm, translate),
  });
  const submit = useSubmit(form, async ({ password }) => {
    const outcome = await change.run({ body: { token, password } });
    if (outcome.isDone) {
      await keepSession(outcome.answer);
      onSettled({ state: "done" });
    } else if (outcome.error.code === "INVALID_TOKEN")
      onSettled({ state: "refused", message: outcome.error.message });
    else return outcome.error;
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
      <PasswordField
        label={translate("account.password")}
        autoComplete="current-password"
        toggleLabel={translate("account.showPassword")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.confirmAddress")}
      </Button>
    </form>
  );
}
