import type { JoinedLogin } from "@castor/core/account/social-login.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "../sessions/session-row.module.css";

export interface JoinedLoginRowProps {
  joined: JoinedLogin;
  /** The name of its provider. */
  name: string;
  onRemove: () => void;
}

/** A social login of the account: its provider, its date, and a button that removes it. */
export function JoinedLoginRow({ joined, name, onRemove }: JoinedLoginRowProps) {
  const translate = useWords("common", "settings");
  const at = useFormats().instant(joined.created);
  return (
    <li className={`grid items-center gap-12 ${styles.row}`}>
      <Icon
        name={joined.provider === "google" ? "brand-google" : "world"}
        className={styles.icon}
      />
      <div className="narrows">
        <p className={`row wrap items-center bold ${styles.device}`}>{name}</p>
        <p className="secondary tabular">{translate("security.addedAt", { at })}</p>
      </div>
      <Button
        onClick={onRemove}
        className={styles.end}
        aria-label={translate("security.removeSocialLoginOf", { name, at })}
      >
        {translate("security.removeSocialLogin")}
      </Button>
    </li>
  );
}
