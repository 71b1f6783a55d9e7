import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import type { MapLook } from "./map-look.ts";
import { listOpenMapTilesLabels, listOpenMapTilesShapes } from "./openmaptiles-layers.ts";
import { listProtomapsLabels, listProtomapsShapes } from "./protomaps-layers.ts";
import { listPictureLayers, pictureSource } from "./raster-layers.ts";
import { streetSource } from "./street-shapes.ts";

/** Where what is drawn over the embedded world comes from; nothing while that is alone. */
export function listStreetSources({
  basemap,
  scheme,
}: MapLook): Record<string, SourceSpecification> {
  if (!basemap) return {};
  const { source, door } = basemap;
  const drawn: SourceSpecification =
    source.kind === "raster"
      ? pictureSource(source, door, scheme)
      : { type: "vector", url: door + source.url };
  return { [streetSource]: drawn };
}

export function listStreetShapes(look: MapLook): LayerSpecification[] {
  const source = look.basemap?.source;
  if (!source) return [];
  if (source.kind === "raster") return listPictureLayers(source, look.scheme);
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
