import { GeoJSONSource, type Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { markDrawing } from "./map-state.ts";

/** Fills a source of the style. */
export function setSourceData(map: GlMap, sourceId: string, data: GeoJSON.GeoJSON): void {
  const source = map.getSource(sourceId);
  if (!(source instanceof GeoJSONSource)) return;
  source.setData(data);
  markDrawing(map);
}

/** Keeps a source of the style filled with the data given. */
export function useSourceData(map: GlMap | null, sourceId: string, data: GeoJSON.GeoJSON): void {
  useEffect(() => {
    if (map) setSourceData(map, sourceId, data);
  }, [map, sourceId, data]);
}
