import type { AccountEvent } from "@castor/core/account/account-events.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useDeviceName } from "../sessions/use-device-name.ts";
import styles from "./event-row.module.css";

const ways = ["password", "link", "twoStep", "passkey"] as const;

export interface EventRowProps {
  event: AccountEvent;
  /** The name of a provider of social logins. */
  nameProvider: (id: string) => string;
}

/** An event of the account: what, how, when and on which device. */
export function EventRow({ event, nameProvider }: EventRowProps) {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const { kind, detail } = event;
  const { name: device } = useDeviceName(event.device);
  const { name: endedDevice } = useDeviceName(detail);
  const isLogin = kind === "loggedIn" || kind === "loginFailed";
  const own = ways.find((way) => way === detail);
  const way = own
    ? translate(`activity.ways.${own}`)
    : translate("activity.provider", { name: nameProvider(detail) });
  const shown =
    kind === "sessionEnded"
      ? endedDevice
      : kind === "socialLoginAdded"
        ? nameProvider(detail)
        : detail;
  const what = translate(`activity.kinds.${kind}`, { detail: shown });
  return (
    <li className={`grid items-baseline ${styles.row}`}>
      <p className="bold breaks">{isLogin ? `${what} ${way}` : what}</p>
      <p className="secondary tabular">{formats.instant(event.at)}</p>
      <p className={`secondary ${styles.device}`} data-tooltip={event.device || undefined}>
        {kind.startsWith("operator") ? translate("activity.byOperator") : device}
      </p>
    </li>
  );
}
