import type { Map as GlMap } from "maplibre-gl";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { isCrowd } from "../../markers/choose-markers.ts";
import type { MapMarker } from "../../markers/map-marker.ts";
import { toMarkerFeatures } from "../../markers/marker-feature.ts";
import { pileMarkers } from "../../markers/marker-pile.ts";
import { type Arrangement, spreadPiles, unarranged } from "../../markers/spread-piles.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { setSourceData, useSourceData } from "../use-source-data.ts";

const none: readonly MapMarker[] = [];

/** Pins are arranged anew after each such part of a zoom level. */
const zoomStep = 0.5;

/**
 * Fills the source of single markers, or the clustered source when there are many. Single markers are arranged for the
 * zoom. Answers the present arrangement.
 */
export function useMarkerSources(
  map: GlMap | null,
  markers: readonly MapMarker[],
  canCluster: boolean,
): RefObject<Arrangement> {
  const arrangement = useRef(unarranged);
  const crowd = isCrowd(markers, canCluster) ? markers : none;
  const single = crowd === none ? markers : none;
  const piles = useMemo(() => pileMarkers(single), [single]);
  useEffect(() => {
    if (!map) return;
    let arrangedFor: number | null = null;
    const arrange = () => {
      const zoom = Math.round(map.getZoom() / zoomStep) * zoomStep;
      if (zoom === arrangedFor) return;
      const isFirst = arrangedFor === null;
      arrangedFor = zoom;
      const next = spreadPiles(piles, zoom);
      // Most trips need none, and nothing is drawn again.
      if (!isFirst && next === unarranged && arrangement.current === unarranged) return;
      arrangement.current = next;
      setSourceData(map, sourceIds.markers, toMarkerFeatures(piles, next));
    };
    arrange();
    map.on("zoom", arrange);
    return () => {
      map.off("zoom", arrange);
    };
  }, [map, piles]);
  useSourceData(
    map,
    sourceIds.crowd,
    useMemo(() => toMarkerFeatures(pileMarkers(crowd), unarranged), [crowd]),
  );
  return arrangement;
}
