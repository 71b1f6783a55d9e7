import { useEffect, useRef } from "react";
import styles from "./booklet-day.module.css";

export interface BookletMapProps {
  /** The picture as SVG. Absent while it is drawn: its place is kept. */
  svg: string | undefined;
  label: string;
}

/** The map of a day. It is put into the page and not into an `img`, which has no fonts of the page. */
export function BookletMap({ svg, label }: BookletMapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (svg === undefined) return;
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    box.current?.replaceChildren(document.importNode(picture, true));
  }, [svg]);
  return <div ref={box} className={styles.map} role="img" aria-label={label} />;
}
