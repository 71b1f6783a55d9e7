import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { isTemporaryId } from "../../../data/trip-changes/temporary-id.ts";
import { readQrCode } from "../../../things/qr/draw-qr-code.ts";
import { QrPicture } from "../../../things/qr/qr-picture.tsx";
import styles from "./booklet.module.css";

/** The QR code of a map: from the paper to the phone. A trip that is only in this browser has no address there. */
export function BookletQr({ address, label }: { address: string; label: string }) {
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const code = useMemo(() => readQrCode(address), [address]);
  if (isTemporaryId(tripId)) return null;
  return (
    <a href={address} className={`grid rigid muted ${styles.qr}`}>
      <QrPicture code={code} label={label} />
      <span aria-hidden>{label}</span>
    </a>
  );
}
