import { twoStepCode } from "@castor/core/account/two-step.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../../data/forms/use-submit.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useFormDialogWords } from "../../../i18n/form-dialog-words.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { failureOf } from "../form/failure-of.ts";
import { CodeField } from "./code-field.tsx";

const { turnOffTwoStep, renewRecoveryCodes } = accountEndpoints;

export interface CodeDialogProps {
  /** What the code is asked for. */
  purpose: "turnOff" | "newCodes";
  onClose: () => void;
  /** New recovery codes; none after turning it off. */
  onDone: (codes: readonly string[]) => void;
}

/** Asks for a code before two-step login is turned off or its recovery codes are renewed. */
export function CodeDialog({ purpose, onClose, onDone }: CodeDialogProps) {
  const translate = useWords("common", "settings");
  const off = useChange(turnOffTwoStep);
  const renewal = useChange(renewRecoveryCodes);
  const form = useForm({
    initialValues: { code: "" },
    validate: validateWith(twoStepCode, translate),
  });
  const submit = useSubmit(form, async (body) => {
    if (purpose === "turnOff") {
      const outcome = await off.run({ body });
      if (!outcome.isDone) return outcome.error;
      onDone([]);
      return null;
    }
    const outcome = await renewal.run({ body });
    if (!outcome.isDone) return outcome.error;
    onDone(outcome.answer.recoveryCodes);
    return null;
  });
  const title = purpose === "turnOff" ? "security.turnOffTitle" : "security.newCodes";
  return (
    <FormDialog
      size="small"
      title={translate(title)}
      saveLabel={translate(`security.${purpose}`)}
      words={useFormDialogWords()}
      failure={failureOf(off.error ?? renewal.error)}
      isBusy={off.isBusy || renewal.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{translate(purpose === "turnOff" ? "security.turnOffText" : "security.newCodesText")}</p>
      <CodeField data-autofocus {...form.getInputProps("code")} />
    </FormDialog>
  );
}
