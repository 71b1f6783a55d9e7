import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { keepSession } from "../../data/session/session.ts";
import { askForPasskey, canUsePasskeys } from "../../device/passkeys.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

const { beginPasskeyLogin, passkeyLogin } = accountEndpoints;

/** Logs in with a passkey. Nothing where the browser has none. */
export function PasskeyLogin() {
  const translate = useWords("common", "account");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;
  const logIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const used = await askForPasskey(await callEndpoint(beginPasskeyLogin, {}));
      if (typeof used === "string") setFailure(translate("account.passkeyCancelled"));
      else await keepSession(await callEndpoint(passkeyLogin, { body: used }));
    } catch (thrown) {
      setFailure(toApiError(thrown).message);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-12 mt-12">
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
      <Button isWide icon="fingerprint" isBusy={isBusy} onClick={() => void logIn()}>
        {translate("account.withPasskey")}
      </Button>
    </div>
  );
}
