import { passwordProof, twoStepCode } from "@castor/core/account/two-step.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useSubmit } from "../../../data/forms/use-submit.ts";
import { markChanged } from "../../../data/http/query-client.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useFormDialogWords } from "../../../i18n/form-dialog-words.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { failureOf } from "../form/failure-of.ts";
import { KeyStep } from "./key-step.tsx";

export interface TurnOnDialogProps {
  username: string;
  onClose: () => void;
  /** It is on; the recovery codes are shown next. */
  onCodes: (codes: readonly string[]) => void;
}

type Key = { key: string; address: string };

/** Turns on two-step login: first the password, then the key and a first code of the app. */
export function TurnOnDialog({ username, onClose, onCodes }: TurnOnDialogProps) {
  const [key, setKey] = useState<Key | null>(null);
  return key === null ? (
    <PasswordStep username={username} onClose={onClose} onKey={setKey} />
  ) : (
    <CodeStep appKey={key} onClose={onClose} onCodes={onCodes} />
  );
}

function PasswordStep(props: { username: string; onClose: () => void; onKey: (key: Key) => void }) {
  const translate = useWords("common", "settings");
  const ofAccount = useWords("common", "account");
  const change = useChange(accountEndpoints.beginTwoStep);
  const form = useForm({
    initialValues: { password: "" },
    validate: validateWith(passwordProof, translate),
  });
  const submit = useSubmit(form, async ({ password }) => {
    const outcome = await change.run({ body: { password } });
    if (!outcome.isDone) return outcome.error;
    props.onKey(outcome.answer);
    return null;
  });
  return (
    <FormDialog
      title={translate("security.turnOnTitle")}
      saveLabel={translate("security.next")}
      words={useFormDialogWords()}
      failure={failureOf(change.error)}
      isBusy={change.isBusy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={props.username} readOnly hidden />
      <PasswordField
        label={translate("security.yourPassword")}
        autoComplete="current-password"
        toggleLabel={ofAccount("account.showPassword")}
        data-autofocus
        {...form.getInputProps("password")}
      />
    </FormDialog>
  );
}

function CodeStep(props: {
  appKey: Key;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}) {
  const translate = useWords("common", "settings");
  const change = useChange(accountEndpoints.turnOnTwoStep);
  const form = useForm({
    initialValues: { code: "" },
    validate: validateWith(twoStepCode, translate),
  });
  const submit = useSubmit(form, async (body) => {
    const outcome = await change.run({ body });
    if (!outcome.isDone) {
      // It may be on already, by an earlier press whose answer was lost or from another window.
      const { code, isUncertain } = outcome.error;
      if (code === "CONFLICT" || isUncertain) void markChanged(accountEndpoints.twoStep.reads);
      return outcome.error;
    }
    props.onCodes(outcome.answer.recoveryCodes);
    return null;
  });
  return (
    <FormDialog
      title={translate("security.turnOnTitle")}
      saveLabel={translate("security.turnOn")}
      words={useFormDialogWords()}
      failure={failureOf(change.error)}
      isBusy={change.isBusy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <KeyStep appKey={props.appKey.key} address={props.appKey.address} />
      <TextField
        label={translate("security.code")}
        description={translate("security.codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.getInputProps("code")}
      />
    </FormDialog>
  );
}
