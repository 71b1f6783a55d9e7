import { GeoJSONSource, type Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { isClipped } from "../style/clipped-layers.ts";
import { markDrawing } from "./map-state.ts";

type Data = GeoJSON.FeatureCollection | GeoJSON.Feature;

const isEmpty = (data: Data) => data.type === "FeatureCollection" && data.features.length === 0;

/** Sets the data of a source. Its clipped layers are visible only while it has features (`clipped-layers.ts`). */
export function setSourceData(map: GlMap, sourceId: string, data: Data): void {
  const source = map.getSource(sourceId);
  if (!(source instanceof GeoJSONSource)) return;
  source.setData(data);
  const visibility = isEmpty(data) ? "none" : "visible";
  for (const id of map.getLayersOrder()) {
    const layer = map.getLayer(id);
    if (layer?.source === sourceId && isClipped(layer))
      map.setLayoutProperty(id, "visibility", visibility);
  }
  markDrawing(map);
}

/** Keeps a source of the style filled with data. */
export function useSourceData(map: GlMap | null, sourceId: string, data: Data): void {
  useEffect(() => {
    if (map) setSourceData(map, sourceId, data);
  }, [map, sourceId, data]);
}
