import type { Map as GlMap, StyleSpecification } from "maplibre-gl";
import { useEffect } from "react";
import { keepVisibility } from "../style/clipped-layers.ts";
import type { MapLook } from "../style/map-look.ts";
import { buildMapStyle } from "../style/map-style.ts";
import { sourceIds } from "../style/source-ids.ts";
import { markDrawing } from "./map-state.ts";

/** Keeps the trip's data when the style changes. */
function keepTrip(before: StyleSpecification | undefined, next: StyleSpecification) {
  const kept = Object.values(sourceIds).flatMap((id) => {
    const source = before?.sources[id];
    return source ? [[id, source] as const] : [];
  });
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(kept) },
    layers: keepVisibility(before, next.layers, Object.values(sourceIds)),
  };
}

/** Updates the style for another language, colour scheme or source. Camera and trip stay. */
export function useMapStyle(map: GlMap | null, { language, scheme, basemap }: MapLook): void {
  useEffect(() => {
    if (!map) return;
    const style = buildMapStyle({ language, scheme, basemap });
    map.setStyle(style, { diff: true, transformStyle: keepTrip });
    markDrawing(map);
  }, [map, language, scheme, basemap]);
}
