import type { Map as GlMap } from "maplibre-gl";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { MapMarker } from "../../markers/map-marker.ts";
import { toPileFeature } from "../../markers/marker-feature.ts";
import { indexPiles, pileMarkers } from "../../markers/marker-pile.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { setSourceData } from "../use-source-data.ts";

/** The sources of a marker that is not lifted. */
const restingSources = [sourceIds.markers, sourceIds.crowd];

const nothing: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * Draws one marker above all others: the dragged one, else the selected one. It has a source of its own, so that
 * lifting, moving and dropping it update one feature, however many markers there are. Returns a function that lifts a
 * marker (null drops it).
 */
export function useLiftedMarker(
  map: GlMap | null,
  markers: readonly MapMarker[],
): (marker: MapMarker | null) => void {
  const dragged = useRef<MapMarker | null>(null);
  const hidden = useRef<string | null>(null);
  const selected = useMemo(() => markers.find(({ isSelected }) => isSelected) ?? null, [markers]);
  const pileOf = useMemo(() => indexPiles(pileMarkers(markers)), [markers]);

  const show = useCallback(
    (target: GlMap, marker: MapMarker | null) => {
      // A stop takes the other stops of its place along: they share the position.
      const pile = marker ? pileOf.get(marker.id) : undefined;
      const resting = pile?.id ?? null;
      for (const source of restingSources) {
        if (hidden.current !== null && hidden.current !== resting)
          target.removeFeatureState({ source, id: hidden.current }, "isLifted");
        if (resting !== null && resting !== hidden.current)
          target.setFeatureState({ source, id: resting }, { isLifted: true });
      }
      hidden.current = resting;
      const lifted =
        marker && pile && toPileFeature({ ...pile, id: marker.id }, { position: marker });
      setSourceData(target, sourceIds.lifted, lifted ?? nothing);
    },
    [pileOf],
  );

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
