import { twoStepCode } from "@castor/core/account/two-step.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { keepSession } from "../../data/session/session.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface TwoStepFormProps {
  challenge: string;
  /** Back to the password: asked for, or because the challenge has ended. */
  onBack: (isOver: boolean) => void;
}

/** The second step of a login: a code of the app or a recovery code (specification#two-step-login). */
export function TwoStepForm({ challenge, onBack }: TwoStepFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(accountEndpoints.twoStepLogin);
  const form = useForm({
    initialValues: { code: "" },
    validate: validateWith(twoStepCode, translate),
  });
  const submit = useSubmit(form, async ({ code }) => {
    const outcome = await change.run({ body: { challenge, code } });
    if (outcome.isDone) await keepSession(outcome.answer);
    else if (outcome.error.code === "INVALID_TOKEN") onBack(true);
    else return outcome.error;
    return null;
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {change.error && change.error.fields.code === undefined ? (
        <Alert kind="error">{change.error.message}</Alert>
      ) : null}
      <TextField
        label={translate("account.twoStepCode")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        autoFocus
        {...form.getInputProps("code")}
      />
      <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
        {translate("account.logIn")}
      </Button>
      <Button kind="quiet" isWide onClick={() => onBack(false)}>
        {translate("account.startAgain")}
      </Button>
    </form>
  );
}
