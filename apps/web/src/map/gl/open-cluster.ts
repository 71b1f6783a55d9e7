import { GeoJSONSource, type Map as GlMap } from "maplibre-gl";
import { sourceIds } from "../style/source-ids.ts";
import { markDrawing } from "./map-state.ts";
import type { PickedCluster } from "./pick-mark.ts";

/** Comes so close that a circle falls apart into what it holds. */
export function openCluster(map: GlMap, { clusterId, at }: PickedCluster): void {
  const source = map.getSource(sourceIds.crowd);
  if (!(source instanceof GeoJSONSource)) return;
  markDrawing(map);
  source.getClusterExpansionZoom(clusterId).then(
    (zoom) => map.easeTo({ center: at, zoom }),
    // The markers have just changed: the circle that was pressed is no more.
    () => map.triggerRepaint(),
  );
}
