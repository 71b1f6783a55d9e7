import { endpoints } from "@castor/core/endpoints.ts";
import { beginSocialLogin } from "../../data/begin-social-login.ts";
import { useRead } from "../../data/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./social-logins.module.css";

export interface SocialLoginsProps {
  redirectUrl: string | undefined;
}

/**
 * The social logins that this server offers; nothing where there are none. They stand last on the page, so that
 * nothing moves when the server has said which.
 */
export function SocialLogins({ redirectUrl }: SocialLoginsProps) {
  const translate = useWords();
  const config = useRead(endpoints.services.config, {});
  const offered = config.data?.socialLogins ?? [];
  if (offered.length === 0) return null;
  return (
    <div className={styles.logins}>
      <p className={styles.or}>{translate("account.or")}</p>
      {offered.map(({ id, name }) => (
        <Button
          key={id}
          isWide
          icon={id === "google" ? "brand-google" : undefined}
          onClick={() => void beginSocialLogin(id, redirectUrl)}
        >
          {translate("account.continueWith", { name })}
        </Button>
      ))}
    </div>
  );
}
