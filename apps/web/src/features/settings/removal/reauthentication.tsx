import type { SessionSummary } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import { beginSocialLogin } from "../../../data/session/begin-social-login.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "../form/form.module.css";

/** The reauthentication of a user without a password. */
export interface ReauthenticationOptions {
  /** The session of this device; null while unknown. */
  session: SessionSummary | null;
  /** The social logins that the server offers. */
  providers: readonly { id: string; name: string }[];
  /** The address to return to, with the dialog open. */
  redirectUrl: string;
}

/** By the clock of the device, for the explanation only; the server decides by its own clock. */
const isFresh = (session: SessionSummary | null) =>
  session !== null &&
  session.provider !== null &&
  Date.now() - Date.parse(session.created) < limits.freshLoginMinutes * 60_000;

/** Asks for a recent social login and links to it; nothing when there is one. */
export function Reauthentication({ login }: { login: ReauthenticationOptions }) {
  const translate = useWords("common", "settings");
  if (isFresh(login.session)) return null;
  return (
    <Alert kind="info">
      <div className="stack gap-16">
        <p>{translate("settings.removalNeedsLogin", { count: limits.freshLoginMinutes })}</p>
        {login.providers.length === 0 ? <p>{translate("settings.removalSetPassword")}</p> : null}
        <div className={`row wrap gap-8 ${styles.actions}`}>
          {login.providers.map(({ id, name }) => (
            <Button key={id} onClick={() => void beginSocialLogin(id, login.redirectUrl)}>
              {translate("settings.logInAgain", { name })}
            </Button>
          ))}
        </div>
      </div>
    </Alert>
  );
}
