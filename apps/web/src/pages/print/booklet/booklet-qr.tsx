import { useMemo } from "react";
import { readQrCode } from "../../../things/qr/draw-qr-code.ts";
import { QrPicture } from "../../../things/qr/qr-picture.tsx";
import styles from "./booklet.module.css";

/** The QR code of a map: from the paper to the phone. */
export function BookletQr({ address, label }: { address: string; label: string }) {
  const code = useMemo(() => readQrCode(address), [address]);
  return (
    <a href={address} className={`grid rigid muted ${styles.qr}`}>
      <QrPicture code={code} label={label} />
      <span aria-hidden>{label}</span>
    </a>
  );
}
