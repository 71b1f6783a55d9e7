import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from "maplibre-gl";
import { basemapSources, listBasemapLabels, listBasemapShapes } from "./basemap-layers.ts";
import { keepVisibility } from "./clipped-layers.ts";
import { mapFonts } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { listMarkerLayers } from "./marker-layers.ts";
import { listPathLayers } from "./path-layers.ts";
import { listRasterLayers, rasterSource } from "./raster-layers.ts";
import { sourceIds } from "./source-ids.ts";
import { listOpenMapTilesLabels, listOpenMapTilesShapes } from "./streets/openmaptiles-layers.ts";
import { listProtomapsLabels, listProtomapsShapes } from "./streets/protomaps-layers.ts";
import { streetSource } from "./streets/street-shapes.ts";
import { listToolLayers, toolSources } from "./tool-layers.ts";

const empty = (): GeoJSONSourceSpecification => ({
  type: "geojson",
  data: { type: "FeatureCollection", features: [] },
});

/** Uses the property `id` as the feature id, since marker ids are texts. */
const withIds = (): GeoJSONSourceSpecification => ({ ...empty(), promoteId: "id" });

/** The whole map as one style, from bottom to top: shapes of world and streets, paths, names, the trip. */
export function buildMapStyle(look: MapLook): StyleSpecification {
  return {
    version: 8,
    "font-faces": mapFonts,
    transition: { duration: 150, delay: 0 },
    sources: {
      ...basemapSources,
      ...listStreetSources(look),
      [sourceIds.paths]: empty(),
      [sourceIds.markers]: withIds(),
      [sourceIds.lifted]: withIds(),
      [sourceIds.found]: withIds(),
      ...toolSources,
    },
    layers: keepVisibility(
      undefined,
      [
        ...listBasemapShapes(look),
        ...listStreetShapes(look),
        ...listPathLayers(look),
        ...listBasemapLabels(look),
        ...listStreetLabels(look),
        ...listMarkerLayers(look),
        ...listToolLayers(look),
      ],
      Object.values(sourceIds),
    ),
  };
}

/** The source that is drawn over the embedded world; none without a basemap. */
function listStreetSources({ basemap, scheme }: MapLook): Record<string, SourceSpecification> {
  if (!basemap) return {};
  const { source, urlPrefix } = basemap;
  const drawn: SourceSpecification =
    source.kind === "raster"
      ? rasterSource(source, urlPrefix, scheme)
      : { type: "vector", url: urlPrefix + source.url };
  return { [streetSource]: drawn };
}

function listStreetShapes(look: MapLook): LayerSpecification[] {
  const source = look.basemap?.source;
  if (!source) return [];
  if (source.kind === "raster") return listRasterLayers(source, look.scheme);
  return source.schema === "openmaptiles"
    ? listOpenMapTilesShapes(look)
    : listProtomapsShapes(look);
}

function listStreetLabels(look: MapLook): LayerSpecification[] {
  const source = look.basemap?.source;
  if (source?.kind !== "vector") return [];
  return source.schema === "openmaptiles"
    ? listOpenMapTilesLabels(look)
    : listProtomapsLabels(look);
}
