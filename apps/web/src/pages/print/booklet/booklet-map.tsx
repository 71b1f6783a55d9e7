import { useEffect, useState } from "react";
import styles from "./booklet-day.module.css";

/** A picture has no fonts of the page, only those of the device. */
const ownFont = 'font-family="Noto Sans"';
const deviceFonts = 'font-family="Noto Sans, Arial, sans-serif"';

export interface BookletMapProps {
  /** The picture as SVG. Absent while it is drawn: its place is kept. */
  svg: string | undefined;
  label: string;
}

/** The map of a day. */
export function BookletMap({ svg, label }: BookletMapProps) {
  const address = useObjectUrl(svg);
  return <div className={styles.map}>{address ? <img src={address} alt={label} /> : null}</div>;
}

function useObjectUrl(svg: string | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (svg === undefined) return;
    const text = svg.replaceAll(ownFont, deviceFonts);
    const made = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
}
