import type { Passkey } from "@castor/core/account/passkeys.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "../sessions/session-row.module.css";
import { useDeviceName } from "../sessions/use-device-name.ts";

export interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
}

/** A passkey: where it was made, its dates, and a button that removes it. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const device = useDeviceName(passkey.device).name;
  const at = formats.instant(passkey.created);
  return (
    <li className={`grid items-center gap-12 ${styles.row}`}>
      <Icon name="fingerprint" className={styles.icon} />
      <div className="narrows">
        <p className={`row wrap items-center bold ${styles.device}`}>
          <span data-tooltip={passkey.device || undefined}>{device}</span>
        </p>
        <p className="secondary tabular">{translate("security.addedAt", { at })}</p>
        <p className="secondary tabular">
          {passkey.lastUsed === null
            ? translate("security.neverUsed")
            : translate("settings.lastUsed", { at: formats.instant(passkey.lastUsed) })}
        </p>
      </div>
      <Button
        onClick={onRemove}
        className={styles.end}
        aria-label={translate("security.removePasskeyOf", { device, at })}
      >
        {translate("security.removePasskey")}
      </Button>
    </li>
  );
}
