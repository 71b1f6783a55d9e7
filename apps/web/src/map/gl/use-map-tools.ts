import type { Map as GlMap } from "maplibre-gl";
import { useMemo } from "react";
import type { CameraCommand, MapInset } from "../camera/map-camera.ts";
import { toMeasuredFeatures } from "../lines/measured-line.ts";
import type { MapTools } from "../map-tools.ts";
import { chooseMarkers } from "../markers/choose-markers.ts";
import type { MapMarker } from "../markers/map-marker.ts";
import type { MapScheme } from "../style/map-look.ts";
import { sourceIds } from "../style/source-ids.ts";
import { useHoveredMarker } from "./markers/use-hovered-marker.ts";
import { useMarkerSources } from "./markers/use-marker-sources.ts";
import { useOwnPosition } from "./markers/use-own-position.ts";
import { useAskedPosition } from "./use-asked-position.ts";
import { useSourceData } from "./use-source-data.ts";

export interface MapToolOptions {
  /** All markers; hidden ones are filtered out here. */
  markers: readonly MapMarker[];
  camera: CameraCommand | null;
  inset: MapInset;
  scheme: MapScheme;
}

const nothingMeasured: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/** Draws markers and tools, and returns the visible markers. */
export function useMapTools(
  map: GlMap | null,
  tools: MapTools,
  { markers, camera, inset, scheme }: MapToolOptions,
): readonly MapMarker[] {
  const { shows, canCluster, measure } = tools;
  const shown = useMemo(() => chooseMarkers(markers, shows), [markers, shows]);
  const arrangement = useMarkerSources(map, shown, canCluster);
  useHoveredMarker(map, markers, { hover: tools.hover, arrangement, scheme });
  useOwnPosition(map, tools, camera, inset);
  useAskedPosition(map, tools, inset);
  const vertices = measure?.vertices;
  const format = measure?.format;
  useSourceData(
    map,
    sourceIds.measured,
    useMemo(
      () => (vertices && format ? toMeasuredFeatures(vertices, format) : nothingMeasured),
      [vertices, format],
    ),
  );
  return shown;
}
