import type { Position } from "@castor/core/geo/position.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { middleOf } from "../camera/free-areas.ts";
import type { MapInset } from "../camera/map-camera.ts";
import { readVisibleArea } from "../camera/read-visible-area.ts";
import styles from "../trip-map.module.css";

export interface MapCrosshairProps {
  map: GlMap;
  inset: MapInset;
  /** Reports the position under it, whenever that changes. */
  onAim: (position: Position) => void;
}

/** A cross over the middle of what is seen of the map: of the part that no panel, sheet or button covers. */
export function MapCrosshair({ map, inset, onAim }: MapCrosshairProps) {
  const [pixel, setPixel] = useState<{ x: number; y: number } | null>(null);
  const report = useEffectEvent(onAim);
  // Another sheet leaves another part of the map free.
  useEffect(() => {
    const aim = () => {
      const middle = middleOf(readVisibleArea(map, inset));
      setPixel(middle);
      const { lat, lng } = map.unproject([middle.x, middle.y]).wrap();
      report({ lat, lng });
    };
    aim();
    map.on("move", aim);
    map.on("resize", aim);
    return () => {
      map.off("move", aim);
      map.off("resize", aim);
    };
  }, [map, inset]);
  return pixel ? (
    <div className={styles.crosshair} style={{ left: pixel.x, top: pixel.y }} aria-hidden />
  ) : null;
}
