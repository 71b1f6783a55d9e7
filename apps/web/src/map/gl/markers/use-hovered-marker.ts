import type { Map as GlMap } from "maplibre-gl";
import { type RefObject, useEffect, useMemo } from "react";
import type { HoverStore } from "../../markers/hover-store.ts";
import type { MapMarker } from "../../markers/map-marker.ts";
import { toPileFeature } from "../../markers/marker-feature.ts";
import { indexPiles, pileMarkers } from "../../markers/marker-pile.ts";
import type { Arrangement } from "../../markers/spread-piles.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { setSourceData } from "../use-source-data.ts";

const nothing: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * Highlights the hovered marker, also inside a cluster. Its source holds only this feature, so that nothing else is
 * drawn again. The selected marker stands out already and is skipped.
 */
export function useHoveredMarker(
  map: GlMap | null,
  markers: readonly MapMarker[],
  { hover, arrangement }: { hover: HoverStore; arrangement: RefObject<Arrangement> },
): void {
  const pileOf = useMemo(() => indexPiles(pileMarkers(markers)), [markers]);
  useEffect(() => {
    if (!map) return;
    let isShown = false;
    const show = (id: string | null) => {
      const pile = id === null ? undefined : pileOf.get(id);
      const isWanted = pile !== undefined && !pile.members.some(({ isSelected }) => isSelected);
      if (!isWanted && !isShown) return;
      isShown = isWanted;
      setSourceData(
        map,
        sourceIds.hovered,
        isWanted
          ? toPileFeature(pile, { position: arrangement.current.moved.get(pile.id) })
          : nothing,
      );
    };
    show(hover.read());
    const stop = hover.watch(show);
    return () => {
      stop();
      if (isShown) setSourceData(map, sourceIds.hovered, nothing);
    };
  }, [map, pileOf, hover, arrangement]);
}
