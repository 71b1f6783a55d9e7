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
}

/** The buttons on the map. */
export function MapControls({ words, onZoomIn, onZoomOut, onFit }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      {onFit ? (
        <IconButton isFloating icon="focus-centered" label={words.fit} onClick={onFit} />
      ) : null}
      <div className={styles.zoom}>
        <IconButton icon="plus" label={words.zoomIn} onClick={onZoomIn} />
        <IconButton icon="minus" label={words.zoomOut} onClick={onZoomOut} />
      </div>
    </div>
  );
}
