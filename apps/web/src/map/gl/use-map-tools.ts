import type { Map as GlMap } from "maplibre-gl";
import { useMemo } from "react";
import { chooseMarkers } from "../choose-markers.ts";
import type { CameraCommand, MapInset } from "../map-camera.ts";
import type { MapMarker } from "../map-marker.ts";
import type { MapTools } from "../map-tools.ts";
import { toMeasuredFeatures } from "../measured-line.ts";
import { sourceIds } from "../style/source-ids.ts";
import { useAskedSpot } from "./use-asked-spot.ts";
import { useHoveredMarker } from "./use-hovered-marker.ts";
import { useMarkerSources } from "./use-marker-sources.ts";
import { useOwnSpot } from "./use-own-spot.ts";
import { useSourceData } from "./use-source-data.ts";

export interface ToolSurroundings {
  /** All that there are; what is switched off is left out here. */
  markers: readonly MapMarker[];
  camera: CameraCommand | null;
  inset: MapInset;
}

const nothingMeasured: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/** Draws markers and tools, and returns the markers that are shown. */
export function useMapTools(
  map: GlMap | null,
  tools: MapTools,
  { markers, camera, inset }: ToolSurroundings,
): readonly MapMarker[] {
  const { shows, canCluster, measure } = tools;
  const shown = useMemo(() => chooseMarkers(markers, shows), [markers, shows]);
  useMarkerSources(map, shown, canCluster);
  useHoveredMarker(map, markers, tools.hover);
  useOwnSpot(map, tools, camera, inset);
  useAskedSpot(map, tools, inset);
  const vertices = measure?.vertices;
  const say = measure?.say;
  useSourceData(
    map,
    sourceIds.measured,
    useMemo(
      () => (vertices && say ? toMeasuredFeatures(vertices, say) : nothingMeasured),
      [vertices, say],
    ),
  );
  return shown;
}
