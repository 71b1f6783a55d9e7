import type { Map as GlMap } from "maplibre-gl";
import { useMemo } from "react";
import { isCrowd } from "../choose-markers.ts";
import { type MapMarker, toMarkerFeatures } from "../map-marker.ts";
import { sourceIds } from "../style/source-ids.ts";
import { useSourceData } from "./use-source-data.ts";

const none: readonly MapMarker[] = [];

/** Draws the markers: each by itself, or where they are many in the source that joins them. */
export function useMarkerSources(
  map: GlMap | null,
  markers: readonly MapMarker[],
  canCluster: boolean,
): void {
  const crowd = isCrowd(markers, canCluster) ? markers : none;
  const single = crowd === none ? markers : none;
  useSourceData(
    map,
    sourceIds.markers,
    useMemo(() => toMarkerFeatures(single), [single]),
  );
  useSourceData(
    map,
    sourceIds.crowd,
    useMemo(() => toMarkerFeatures(crowd), [crowd]),
  );
}
