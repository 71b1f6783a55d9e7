import { useSvgAddress } from "../../../map/picture/use-svg-address.ts";
import styles from "./booklet-day.module.css";

export interface BookletMapProps {
  /** The picture as SVG. Absent while it is drawn: its place is kept. */
  svg: string | undefined;
  label: string;
}

/** The map of a day. */
export function BookletMap({ svg, label }: BookletMapProps) {
  const address = useSvgAddress(svg);
  return <div className={styles.map}>{address ? <img src={address} alt={label} /> : null}</div>;
}
