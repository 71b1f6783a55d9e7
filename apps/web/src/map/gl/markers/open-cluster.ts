import type { Position } from "@castor/core/geo/position.ts";
import { GeoJSONSource, type Map as GlMap } from "maplibre-gl";
import { fitPositions } from "../../camera/fit-positions.ts";
import type { MapInset } from "../../camera/map-camera.ts";
import { readFreeAreas } from "../../camera/read-visible-area.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { markDrawing } from "../map-state.ts";
import type { PickedCluster } from "./pick-mark.ts";

/** Counted pins may be in the same street. */
const closestZoom = 18;

/** Zooms in on counted pins until none covers another. */
export function openCount(map: GlMap, positions: readonly Position[], inset: MapInset): void {
  const { whole, areas } = readFreeAreas(map, inset);
  const fit = fitPositions(positions, whole, areas, closestZoom);
  if (!fit) return;
  markDrawing(map);
  map.flyTo({ center: [fit.center.lng, fit.center.lat], zoom: fit.zoom });
}

/** Zooms in until a cluster splits. */
export function openCluster(map: GlMap, { clusterId, position }: PickedCluster): void {
  const source = map.getSource(sourceIds.crowd);
  if (!(source instanceof GeoJSONSource)) return;
  markDrawing(map);
  source.getClusterExpansionZoom(clusterId).then(
    (zoom) => map.easeTo({ center: position, zoom }),
    // The markers have changed meanwhile, so the cluster is gone.
    () => map.triggerRepaint(),
  );
}
