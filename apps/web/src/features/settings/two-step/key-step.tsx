import { useMemo } from "react";
import { useIsPhone } from "../../../device/screen/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { readQrCode } from "../../../things/qr/draw-qr-code.ts";
import { QrPicture } from "../../../things/qr/qr-picture.tsx";
import styles from "./two-step.module.css";

export interface KeyStepProps {
  /** Base32. */
  appKey: string;
  /** `otpauth://…` */
  address: string;
}

const groups = /.{4}(?=.)/g;

/** The key of an app that makes codes: to scan, to open on this device, or to type. */
export function KeyStep({ appKey, address }: KeyStepProps) {
  const translate = useWords("common", "settings");
  const isPhone = useIsPhone();
  const code = useMemo(() => readQrCode(address), [address]);
  return (
    <div className="grid gap-16">
      <p>{translate("security.scan")}</p>
      <QrPicture code={code} className={styles.qr} label={translate("security.qrLabel")} />
      {isPhone ? <a href={address}>{translate("security.openInApp")}</a> : null}
      <p>
        {translate("security.orType")}
        <br />
        <code className={styles.key}>{appKey.replace(groups, "$& ")}</code>
      </p>
    </div>
  );
}
