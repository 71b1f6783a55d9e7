import type { Map as GlMap } from "maplibre-gl";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { type MapMarker, toMarkerFeature } from "../map-marker.ts";
import { sourceIds } from "../style/source-ids.ts";
import { setSourceData } from "./use-source-data.ts";

/** Where a marker lies while it is not lifted. */
const lyingSources = [sourceIds.markers, sourceIds.crowd];

const nothing: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * Keeps one marker above all others: the dragged one, else the selected one. It has a source of its own, so that
 * lifting, moving and setting down touch one feature, however many markers there are. Returns how to lift one by hand
 * (null sets it down).
 */
export function useLiftedMarker(
  map: GlMap | null,
  markers: readonly MapMarker[],
): (marker: MapMarker | null) => void {
  const dragged = useRef<MapMarker | null>(null);
  const hidden = useRef<string | null>(null);
  const selected = useMemo(() => markers.find(({ isSelected }) => isSelected) ?? null, [markers]);

  const show = useCallback((target: GlMap, marker: MapMarker | null) => {
    for (const source of lyingSources) {
      if (hidden.current !== null && hidden.current !== marker?.id)
        target.removeFeatureState({ source, id: hidden.current }, "isLifted");
      if (marker && marker.id !== hidden.current)
        target.setFeatureState({ source, id: marker.id }, { isLifted: true });
    }
    hidden.current = marker?.id ?? null;
    setSourceData(target, sourceIds.lifted, marker ? toMarkerFeature(marker) : nothing);
  }, []);

  useEffect(() => {
    if (map) show(map, dragged.current ?? selected);
  }, [map, selected, show]);

  return useCallback(
    (marker) => {
      dragged.current = marker;
      if (map) show(map, marker ?? selected);
    },
    [map, selected, show],
  );
}
