import { accountRemoval } from "@castor/core/account/registration.ts";
import type { Me } from "@castor/core/account/session.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import * as z from "zod/mini";
import { useSubmit } from "../../data/forms/use-submit.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { removeAccount } from "../../data/session/own-account.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialogs/dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DownloadData } from "./download-data.tsx";
import styles from "./form/form.module.css";
import { ChooseHeirs } from "./removal/choose-heirs.tsx";
import { Reauthentication, type ReauthenticationOptions } from "./removal/reauthentication.tsx";
import { RemovalSummary } from "./removal/removal-summary.tsx";
import { useHeirs } from "./removal/use-heirs.ts";
import { CodeField, typedCode, useHasTwoStep } from "./two-step/code-field.tsx";

const folded = (address: string) => address.trim().toLowerCase();

/** True when the typed text is this address, apart from surrounding spaces and capitals. */
const isSameAddress = (typed: string, address: string): boolean =>
  folded(typed) === folded(address);

/** The form: the password where there is one, and the user's address. */
const removalForm = ({ username, hasPassword }: Me) =>
  z.object({
    password: hasPassword ? z.nonoptional(accountRemoval.shape.password) : z.string(),
    code: z.string(),
    address: z
      .string()
      .check(z.refine((typed) => isSameAddress(typed, username), message("invalidValue"))),
  });

export interface DeleteAccountDialogProps {
  me: Me;
  login: ReauthenticationOptions;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an account is deleted: what is deleted, who gets trips that others edit, the password, and the user's address typed by hand. */
export function DeleteAccountDialog({ me, login, onDeleted, onClose }: DeleteAccountDialogProps) {
  const translate = useWords("common", "settings");
  const ofAccount = useWords("common", "account");
  const hasTwoStep = useHasTwoStep();
  const heirs = useHeirs();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: "", address: "", code: "" },
    validate: validateWith(removalForm(me), translate),
  });
  const explain = (error: ApiError) => {
    if (error.fields.password !== undefined || error.fields.code !== undefined) return null;
    const reason = error.message;
    return translate(error.isUncertain ? "settings.removalMaybe" : "settings.removalFailed", {
      reason,
    });
  };
  const submit = useSubmit(form, async ({ password, code }) => {
    setBusy(true);
    setFailure(null);
    const { transfers } = heirs;
    const error = await removeAccount({
      ...(me.hasPassword ? { password, ...typedCode(code) } : {}),
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    if (!error) {
      onDeleted();
      return null;
    }
    setFailure(explain(error));
    heirs.read.reload();
    setBusy(false);
    return error;
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("settings.removalTitle")}
      closeLabel={translate("actions.close")}
    >
      <div className="stack gap-16">
        <RemovalSummary transfers={heirs.transfers} />
        <ChooseHeirs heirs={heirs} />
        <DownloadData />
        {me.hasPassword ? null : <Reauthentication login={login} />}
      </div>
      <form noValidate className={`stack gap-16 ${styles.inDialog}`} onSubmit={submit}>
        {failure === null ? null : <Alert kind="error">{failure}</Alert>}
        {me.hasPassword ? (
          <PasswordField
            label={translate("settings.removalPassword")}
            autoComplete="current-password"
            toggleLabel={ofAccount("account.showPassword")}
            {...form.getInputProps("password")}
          />
        ) : null}
        {hasTwoStep ? <CodeField {...form.getInputProps("code")} /> : null}
        <TextField
          label={translate("settings.removalConfirm", { email: me.username })}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.getInputProps("address")}
        />
        <DialogActions>
          <DialogCancel>{translate("actions.cancel")}</DialogCancel>
          <Button
            kind="danger"
            type="submit"
            icon="trash"
            isBusy={isBusy}
            disabled={!(heirs.isDecided && isSameAddress(form.getValues().address, me.username))}
          >
            {translate("settings.removalDo")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
