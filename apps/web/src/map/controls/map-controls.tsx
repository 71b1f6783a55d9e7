import type { ReactNode } from "react";
import { IconButton } from "../../ui/buttons/button.tsx";
import styles from "../trip-map.module.css";

/** The labels of the buttons on the map. */
export interface MapWords {
  /** The accessible name of the map. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Fits the whole trip. */
  fit: string;
}

export interface MapControlsProps {
  words: MapWords;
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Null while there is nothing to fit. */
  onFit: (() => void) | null;
  /** More buttons of the page. */
  children: ReactNode;
}

/** The buttons on the map. A phone has no zoom buttons: it lacks the room, and pinching works. */
export function MapControls(props: MapControlsProps) {
  const { words, onZoomIn, onZoomOut, onFit, children } = props;
  return (
    <div className={styles.controls} data-map-cover="">
      <div className={styles.group}>
        {children}
        {onFit ? <IconButton icon="map-route" label={words.fit} onClick={onFit} /> : null}
      </div>
      <div className={`${styles.group} ${styles.zoom}`}>
        <IconButton icon="plus" label={words.zoomIn} onClick={onZoomIn} />
        <IconButton icon="minus" label={words.zoomOut} onClick={onZoomOut} />
      </div>
    </div>
  );
}
