import { useMemo } from "react";
import { saveFile } from "../../../device/save-file.ts";
import { useWords } from "../../../i18n/words.ts";
import { drawQrPng, drawQrSvg, readQrCode } from "../../../things/qr/draw-qr-code.ts";
import { QrPicture } from "../../../things/qr/qr-picture.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./sharing.module.css";

export interface QrCodeProps {
  link: string;
  /** The name of the trip. */
  name: string;
}

/** The link as a QR code, for paper and for the phone across the table. */
export function QrCode({ link, name }: QrCodeProps) {
  const translate = useWords("common", "sharing");
  const code = useMemo(() => readQrCode(link), [link]);
  const fileName = (ending: string) => `${name.slice(0, 80)} QR.${ending}`;
  return (
    <div className={`row wrap ${styles.qr}`}>
      <QrPicture
        code={code}
        className={styles.code}
        label={translate("publish.qrLabel", { name })}
      />
      <div className="row wrap gap-8">
        <Button
          icon="download"
          onClick={async () => {
            const png = await drawQrPng(code);
            if (png) saveFile(fileName("png"), png);
          }}
        >
          {translate("publish.qrPng")}
        </Button>
        <Button
          icon="download"
          onClick={() =>
            saveFile(fileName("svg"), new Blob([drawQrSvg(code)], { type: "image/svg+xml" }))
          }
        >
          {translate("publish.qrSvg")}
        </Button>
      </div>
    </div>
  );
}
