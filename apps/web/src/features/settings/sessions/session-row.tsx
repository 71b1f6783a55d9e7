import type { SessionSummary } from "@castor/core/account/session.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./session-row.module.css";
import { useDeviceName } from "./use-device-name.ts";

export interface SessionRowProps {
  session: SessionSummary;
  /** The name of the provider of a social login. */
  providerName: string | null;
  isEnding: boolean;
  onEnd: () => void;
}

/** A session: its device, its dates, and a button that ends it. */
export function SessionRow({ session, providerName, isEnding, onEnd }: SessionRowProps) {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const { name: device, isPhone } = useDeviceName(session.device);
  const created = formats.instant(session.created);
  const lastUsed = formats.instant(session.lastUsed);
  return (
    <li className={`grid items-center gap-12 ${styles.row}`}>
      <Icon name={isPhone ? "device-mobile" : "device-desktop"} className={styles.icon} />
      <div className="narrows">
        <p className={`row wrap items-center bold ${styles.device}`}>
          <span data-tooltip={session.device || undefined}>{device}</span>
          {session.isCurrent ? (
            <span className={styles.badge}>{translate("settings.thisDevice")}</span>
          ) : null}
        </p>
        <p className="secondary tabular">
          {providerName === null
            ? translate("settings.loggedInAt", { at: created })
            : translate("settings.loggedInWith", { provider: providerName, at: created })}
        </p>
        <p className="secondary tabular">{translate("settings.lastUsed", { at: lastUsed })}</p>
      </div>
      <Button
        isBusy={isEnding}
        onClick={onEnd}
        className={styles.end}
        aria-label={
          session.isCurrent
            ? undefined
            : translate("settings.endSessionOf", { device, at: lastUsed })
        }
      >
        {translate(session.isCurrent ? "settings.logOut" : "settings.endSession")}
      </Button>
    </li>
  );
}
