import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { type ApiError, toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { askForPasskey } from "../../../device/passkeys.ts";
import { useFormDialogWords } from "../../../i18n/form-dialog-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { failureOf } from "../form/failure-of.ts";
import { CodeField, typedCode, useHasTwoStep } from "../two-step/code-field.tsx";
import type { PasskeyProof } from "./own-passkeys.ts";

export interface ProofDialogProps {
  title: string;
  text?: string;
  saveLabel: string;
  username: string;
  hasPassword: boolean;
  /** Offers to confirm with a passkey. */
  hasPasskey: boolean;
  /** Does what the proof is for. Answers the error or why the browser did nothing, or null. */
  onProof: (proof: PasskeyProof) => Promise<ApiError | string | null>;
  onClose: () => void;
}

/** Asks for the password with its second step, or a passkey, before the ways to log in are changed (specification#passkeys). */
export function ProofDialog(props: ProofDialogProps) {
  const translate = useWords("common", "settings");
  const ofAccount = useWords("common", "account");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const hasTwoStep = useHasTwoStep();
  const [error, setError] = useState<ApiError | string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = async (find: () => Promise<PasskeyProof | string>) => {
    setBusy(true);
    setError(null);
    try {
      const proof = await find();
      setError(typeof proof === "string" ? proof : await props.onProof(proof));
    } catch (thrown) {
      setError(toApiError(thrown));
    }
    setBusy(false);
  };
  const provePasskey = async () => {
    const used = await askForPasskey(await callEndpoint(accountEndpoints.beginPasskeyLogin, {}));
    return typeof used === "string" ? translate(`security.${used}`) : { passkey: used };
  };
  return (
    <FormDialog
      size="small"
      title={props.title}
      saveLabel={props.saveLabel}
      words={useFormDialogWords()}
      failure={typeof error === "string" ? error : failureOf(error)}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void prove(async () => (props.hasPassword ? { password, ...typedCode(code) } : {}));
      }}
      onClose={props.onClose}
    >
      {props.text ? <p>{props.text}</p> : null}
      {props.hasPassword ? (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={props.username} readOnly hidden />
          <PasswordField
            label={translate("security.yourPassword")}
            autoComplete="current-password"
            toggleLabel={ofAccount("account.showPassword")}
            data-autofocus
            value={password}
            error={typeof error === "string" ? undefined : error?.fields.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {hasTwoStep ? (
            <CodeField
              value={code}
              error={typeof error === "string" ? undefined : error?.fields.code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          ) : null}
        </>
      ) : null}
      {props.hasPasskey ? (
        <Button icon="fingerprint" onClick={() => void prove(provePasskey)}>
          {translate("security.removeByPasskey")}
        </Button>
      ) : null}
    </FormDialog>
  );
}
