import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { endFirstPaint } from "../../../device/loading/first-paint.ts";
import { clickableLayerIds } from "../../style/source-ids.ts";

/** A performance mark, by which the bench measures when a trip appears on its map. */
const markName = "castor:markers-drawn";

/** Sets the performance mark at the first frame with markers, unless the trip has none. */
export function useFirstMarkers(map: GlMap | null, hasNone: boolean): void {
  useEffect(() => {
    if (hasNone) endFirstPaint();
  }, [hasNone]);
  useEffect(() => {
    if (!map) return;
    const { markers, crowd, clusters, counts } = clickableLayerIds;
    const look = () => {
      if (map.queryRenderedFeatures({ layers: [markers, crowd, clusters, counts] }).length === 0)
        return;
      map.off("render", look);
      performance.mark(markName);
      endFirstPaint();
    };
    map.on("render", look);
    return () => {
      map.off("render", look);
    };
  }, [map]);
}
