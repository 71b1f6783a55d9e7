import type { Language } from "@castor/core/account/language.ts";
import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import { chooseScale, type Scale, type Units } from "./choose-scale.ts";
import styles from "./trip-map.module.css";

export interface MapScaleProps {
  map: GlMap;
  language: Language;
  units: Units;
}

/** How long a stretch of the map is in the world, at its middle. */
export function MapScale({ map, language, units }: MapScaleProps) {
  const [scale, setScale] = useState<Scale | null>(null);
  useEffect(() => {
    const measure = () =>
      setScale((before) => {
        const now = chooseScale(map.getCenter().lat, map.getZoom(), units);
        return before?.unit === now.unit && before.widthPx === now.widthPx ? before : now;
      });
    measure();
    map.on("move", measure);
    return () => {
      map.off("move", measure);
    };
  }, [map, units]);
  if (!scale) return null;
  const { amount, unit, widthPx } = scale;
  return (
    <div className={styles.scale} style={{ width: widthPx }}>
      {numberFormat(language, { style: "unit", unit }).format(amount)}
    </div>
  );
}
