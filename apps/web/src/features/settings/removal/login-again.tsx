import type { SessionSummary } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import { beginSocialLogin } from "../../../data/begin-social-login.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "../parts/form.module.css";

/** By what an account without a password proves that it is its owner who deletes it. */
export interface FreshLogin {
  /** The session of this device; null while nobody knows. */
  session: SessionSummary | null;
  /** The social logins that this server offers. */
  providers: readonly { id: string; name: string }[];
  /** Where to come back to, with the dialog open. */
  redirectUrl: string;
}

/** As the device's clock has it: only to explain; the server decides by its own. */
const isFresh = (session: SessionSummary | null) =>
  session !== null &&
  session.provider !== null &&
  Date.now() - Date.parse(session.created) < limits.freshLoginMinutes * 60_000;

/** Says that a social login of the last minutes is needed, and leads to it; nothing when it is there. */
export function LoginAgain({ login }: { login: FreshLogin }) {
  const translate = useWords();
  if (isFresh(login.session)) return null;
  return (
    <Alert kind="info">
      <div className={styles.form}>
        <p>{translate("settings.removalNeedsLogin", { count: limits.freshLoginMinutes })}</p>
        {login.providers.length === 0 ? <p>{translate("settings.removalSetPassword")}</p> : null}
        <div className={styles.actions}>
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
