import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { endFirstSight } from "../../device/first-sight.ts";
import { pressableLayerIds } from "../style/source-ids.ts";

/** A mark in the page's own timeline, by which the bench measures how soon a trip is seen on its map. */
const markName = "castor:markers-drawn";

/** Marks the first frame that shows markers of the trip, unless there are none to show. */
export function useFirstMarkers(map: GlMap | null, hasNone: boolean): void {
  useEffect(() => {
    if (hasNone) endFirstSight();
  }, [hasNone]);
  useEffect(() => {
    if (!map) return;
    const { markers, crowd, clusters } = pressableLayerIds;
    const look = () => {
      if (map.queryRenderedFeatures({ layers: [markers, crowd, clusters] }).length === 0) return;
      map.off("render", look);
      performance.mark(markName);
      endFirstSight();
    };
    map.on("render", look);
    return () => {
      map.off("render", look);
    };
  }, [map]);
}
