import type { JoinRequest } from "@castor/core/account/social-login.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { useChange } from "../../data/http/use-change.ts";
import { keepSession } from "../../data/session/session.ts";
import { askForPasskey, canUsePasskeys } from "../../device/passkeys.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { keepJoin } from "./joining/kept-join.ts";

const { joinSocialLogin, mailJoinLink, beginPasskeyLogin } = accountEndpoints;

export interface JoinFormProps {
  join: JoinRequest;
  /** The token of the mail, which stands for the password. */
  token?: string | undefined;
  onJoined: () => void;
}

/**
 * Asks for the proof of the account that a social login joins: its password, a passkey or the link of a mail, with a code
 * where it has two-step login (specification#social-login-account).
 */
export function JoinForm({ join, token, onJoined }: JoinFormProps) {
  const translate = useWords("common", "account");
  const change = useChange(joinSocialLogin);
  const mail = useChange(mailJoinLink);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm({ initialValues: { password: "", code: "" } });
  const { challenge, username, hasPassword, hasPasskey, hasTwoStep } = join;
  const asksPassword = token === undefined && hasPassword;

  const prove = async (proof: object) => {
    setFailure(null);
    const outcome = await change.run({ body: { challenge, ...proof } });
    if (!outcome.isDone) {
      setFailure(outcome.error.message);
      return outcome.error;
    }
    keepJoin(null);
    await keepSession(outcome.answer);
    onJoined();
    return null;
  };
  const submit = useSubmit(form, ({ password, code }) =>
    prove({
      ...(token === undefined ? password && { password } : { token }),
      ...(code.trim() && { code }),
    }),
  );
  const provePasskey = async () => {
    try {
      const used = await askForPasskey(await callEndpoint(beginPasskeyLogin, {}));
      if (typeof used === "string") setFailure(translate("account.passkeyCancelled"));
      else await prove({ passkey: used });
    } catch (thrown) {
      setFailure(toApiError(thrown).message);
    }
  };
  const sendLink = async () => {
    setFailure(null);
    const outcome = await mail.run({ body: { challenge } });
    if (outcome.isDone) setSent(true);
    else setFailure(outcome.error.message);
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
      {isSent ? (
        <Alert kind="ok">{translate("account.joinSent", { email: username })}</Alert>
      ) : null}
      {asksPassword ? (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={translate("account.password")}
            autoComplete="current-password"
            toggleLabel={translate("account.showPassword")}
            {...form.getInputProps("password")}
          />
        </>
      ) : null}
      {hasTwoStep ? (
        <TextField
          label={translate("account.twoStepCode")}
          description={translate("account.twoStepLead")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.getInputProps("code")}
        />
      ) : null}
      {asksPassword || token !== undefined ? (
        <Button type="submit" kind="primary" isWide isBusy={change.isBusy}>
          {translate("account.joinByPassword")}
        </Button>
      ) : null}
      {token === undefined && hasPasskey && canUsePasskeys() ? (
        <Button isWide icon="fingerprint" onClick={() => void provePasskey()}>
          {translate("account.withPasskey")}
        </Button>
      ) : null}
      {token === undefined ? (
        <Button isWide icon="mail" isBusy={mail.isBusy} onClick={() => void sendLink()}>
          {translate("account.joinByMail")}
        </Button>
      ) : null}
    </form>
  );
}
