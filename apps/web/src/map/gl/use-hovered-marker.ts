import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useMemo } from "react";
import type { HoverTie } from "../hover-tie.ts";
import { type MapMarker, toMarkerFeature } from "../map-marker.ts";
import { sourceIds } from "../style/source-ids.ts";
import { setSourceData } from "./use-source-data.ts";

const nothing: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * Shows which marker is pointed at, also when it lies within a circle of many. Its source holds that one feature, so
 * that nothing else is drawn anew. The selected one stands out already.
 */
export function useHoveredMarker(
  map: GlMap | null,
  markers: readonly MapMarker[],
  hover: HoverTie,
): void {
  const byId = useMemo(() => new Map(markers.map((marker) => [marker.id, marker])), [markers]);
  useEffect(() => {
    if (!map) return;
    let isShown = false;
    const show = (id: string | null) => {
      const marker = id === null ? undefined : byId.get(id);
      const isWanted = marker !== undefined && !marker.isSelected;
      if (!isWanted && !isShown) return;
      isShown = isWanted;
      setSourceData(map, sourceIds.hovered, isWanted ? toMarkerFeature(marker) : nothing);
    };
    show(hover.read());
    const stop = hover.watch(show);
    return () => {
      stop();
      if (isShown) setSourceData(map, sourceIds.hovered, nothing);
    };
  }, [map, byId, hover]);
}
