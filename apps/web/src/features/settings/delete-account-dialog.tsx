import type { Me } from "@castor/core/account/session.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { removeAccount } from "../../data/own-account.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DownloadData } from "./download-data.tsx";
import styles from "./parts/form.module.css";
import { type FreshLogin, LoginAgain } from "./removal/login-again.tsx";
import { isSameAddress, removalForm } from "./removal/removal-form.ts";
import { WhatGoes } from "./removal/what-goes.tsx";

export interface DeleteAccountDialogProps {
  me: Me;
  login: FreshLogin;
  onDeleted: () => void;
  onClose: () => void;
}

/** The last question before an account is gone: what goes, the password, and the own address typed by hand. */
export function DeleteAccountDialog({ me, login, onDeleted, onClose }: DeleteAccountDialogProps) {
  const translate = useWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: "", address: "" },
    validate: validateWith(removalForm(me), translate),
  });
  const explain = (error: ApiError) => {
    if (error.fields.password !== undefined) return null;
    const reason = error.message;
    return translate(error.isUncertain ? "settings.removalMaybe" : "settings.removalFailed", {
      reason,
    });
  };
  const submit = useSubmit(form, async ({ password }) => {
    setBusy(true);
    setFailure(null);
    const error = await removeAccount(me.hasPassword ? password : undefined);
    if (!error) {
      onDeleted();
      return null;
    }
    setFailure(explain(error));
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
      <div className={styles.form}>
        <WhatGoes />
        <DownloadData />
        {me.hasPassword ? null : <LoginAgain login={login} />}
      </div>
      <form noValidate className={`${styles.form} ${styles.inDialog}`} onSubmit={submit}>
        {failure === null ? null : <Alert kind="error">{failure}</Alert>}
        {me.hasPassword ? (
          <PasswordField
            label={translate("settings.removalPassword")}
            autoComplete="current-password"
            toggleLabel={translate("account.showPassword")}
            {...form.getInputProps("password")}
          />
        ) : null}
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
            disabled={!isSameAddress(form.getValues().address, me.username)}
          >
            {translate("settings.removalDo")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
