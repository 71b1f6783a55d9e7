import { beginSocialLogin } from "../../data/session/begin-social-login.ts";
import { useOfferedLogins } from "../../data/session/offered-logins.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./social-logins.module.css";

export interface SocialLoginsProps {
  redirectUrl: string | undefined;
}

/** The social logins that the server offers, below the form in its card. */
export function SocialLogins({ redirectUrl }: SocialLoginsProps) {
  const translate = useWords("common", "account");
  const offered = useOfferedLogins();
  if (offered.length === 0) return null;
  return (
    <div className={`stack gap-12 ${styles.logins}`}>
      <p className={`row items-center gap-12 muted ${styles.or}`}>{translate("account.or")}</p>
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
