import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Language } from "@castor/core/basics/language.ts";
import { chooseScale, type Scale, type Units } from "@castor/core/map/choose-scale.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import styles from "../trip-map.module.css";

export interface MapScaleProps {
  map: GlMap;
  language: Language;
  units: Units;
}

/** The scale bar, for the middle of the map. */
export function MapScale({ map, language, units }: MapScaleProps) {
  const [scale, setScale] = useState<Scale | null>(null);
  useEffect(() => {
    const measure = () =>
      setScale((before) => {
        const now = chooseScale(map.getCenter().lat, map.getZoom(), units);
        return before && isSameScale(before, now) ? before : now;
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
    <div className={styles.scale} data-map-cover="" style={{ width: widthPx }}>
      {numberFormat(language, { style: "unit", unit }).format(amount)}
    </div>
  );
}

/** Two zooms far apart may have bars of the same width. */
const isSameScale = (one: Scale, other: Scale): boolean =>
  one.amount === other.amount && one.unit === other.unit && one.widthPx === other.widthPx;
