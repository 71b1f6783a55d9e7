import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import type { MapLook } from "../map-look.ts";
import { listRasterLayers, rasterSource } from "../raster-layers.ts";
import { listOpenMapTilesLabels, listOpenMapTilesShapes } from "./openmaptiles-layers.ts";
import { listProtomapsLabels, listProtomapsShapes } from "./protomaps-layers.ts";
import { streetSource } from "./street-shapes.ts";

/** The source that is drawn over the embedded world; none without a basemap. */
export function listStreetSources({
  basemap,
  scheme,
}: MapLook): Record<string, SourceSpecification> {
  if (!basemap) return {};
  const { source, urlPrefix } = basemap;
  const drawn: SourceSpecification =
    source.kind === "raster"
      ? rasterSource(source, urlPrefix, scheme)
      : { type: "vector", url: urlPrefix + source.url };
  return { [streetSource]: drawn };
}

export function listStreetShapes(look: MapLook): LayerSpecification[] {
  const source = look.basemap?.source;
  if (!source) return [];
  if (source.kind === "raster") return listRasterLayers(source, look.scheme);
  return source.schema === "openmaptiles"
    ? listOpenMapTilesShapes(look)
    : listProtomapsShapes(look);
}

export function listStreetLabels(look: MapLook): LayerSpecification[] {
  const source = look.basemap?.source;
  if (source?.kind !== "vector") return [];
  return source.schema === "openmaptiles"
    ? listOpenMapTilesLabels(look)
    : listProtomapsLabels(look);
}
