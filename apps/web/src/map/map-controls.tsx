import type { ReactNode } from "react";
import { IconButton } from "../ui/button.tsx";
import styles from "./trip-map.module.css";

/** What the buttons on the map are called. */
export interface MapWords {
  /** The name of the map itself, for those who hear it. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Shows the whole trip. */
  fit: string;
}

export interface MapControlsProps {
  words: MapWords;
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Null while there is nothing to show. */
  onFit: (() => void) | null;
  /** The page's own buttons. */
  children: ReactNode;
}

/** The buttons on the map. A phone has no room for zoom, and two fingers in its place. */
export function MapControls(props: MapControlsProps) {
  const { words, onZoomIn, onZoomOut, onFit, children } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        {children}
        {onFit ? <IconButton icon="focus-centered" label={words.fit} onClick={onFit} /> : null}
      </div>
      <div className={`${styles.group} ${styles.zoom}`}>
        <IconButton icon="plus" label={words.zoomIn} onClick={onZoomIn} />
        <IconButton icon="minus" label={words.zoomOut} onClick={onZoomOut} />
      </div>
    </div>
  );
}
