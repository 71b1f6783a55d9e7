import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../../i18n/words.ts";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import { layers } from "../../../ui/theme/theme.ts";
import type { DrawnBarcode } from "../pass/draw-barcode.ts";
import styles from "./ticket.module.css";

export interface BarcodeViewProps {
  barcode: DrawnBarcode;
  /** What people read beside it; may be empty. */
  text: string;
}

/** The code of a ticket, black on white in every look. A press shows it on the whole screen, and another one takes it away. */
export function BarcodeView({ barcode, text }: BarcodeViewProps) {
  const translate = useWords("common", "files");
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        data-autofocus
        className={`plain-button stack items-center ${styles.code}`}
        aria-label={[translate("ticket.enlarge"), text].filter(Boolean).join(": ")}
        onClick={() => setLarge(true)}
      >
        <Code barcode={barcode} />
        {text ? <CodeText text={text} /> : null}
      </button>
      {isLarge
        ? createPortal(
            <LargeCode barcode={barcode} text={text} onClose={() => setLarge(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

function LargeCode({ barcode, text, onClose }: BarcodeViewProps & { onClose: () => void }) {
  const translate = useWords("common", "files");
  const button = useRef<HTMLButtonElement>(null);
  useLayer(true, onClose);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="dialog"
      aria-modal
      aria-label={translate("ticket.code")}
      className={styles.whole}
      style={{ zIndex: layers.dialog + 1 }}
    >
      <button
        ref={button}
        type="button"
        className={`plain-button stack items-center ${styles.large}`}
        aria-label={[translate("ticket.shrink"), text].filter(Boolean).join(": ")}
        onClick={onClose}
      >
        <Code barcode={barcode} />
        {text ? <CodeText text={text} /> : null}
      </button>
    </div>
  );
}

const CodeText = ({ text }: { text: string }) => (
  <span className={`tabular breaks ${styles.codeText}`} dir="auto">
    {text}
  </span>
);

function Code({ barcode: { viewBox, path } }: { barcode: DrawnBarcode }) {
  const { left, top, width, height } = viewBox;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden
      data-wide={width > 1.5 * height || undefined}
      shapeRendering="crispEdges"
    >
      <rect x={left} y={top} width={width} height={height} fill="#fff" />
      <path d={path} fill="#000" fillRule="evenodd" />
    </svg>
  );
}
