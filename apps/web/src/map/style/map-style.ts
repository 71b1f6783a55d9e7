import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { basemapSources, listBasemapLabels, listBasemapShapes } from "./basemap-layers.ts";
import { keepVisibility } from "./clipped-layers.ts";
import { mapFonts } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { listMarkerLayers } from "./marker-layers.ts";
import { listPathLayers } from "./path-layers.ts";
import { sourceIds } from "./source-ids.ts";
import { listStreetLabels, listStreetShapes, listStreetSources } from "./streets/street-layers.ts";
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
