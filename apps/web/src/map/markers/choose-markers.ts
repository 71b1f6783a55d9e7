import type { MarkerVisibility } from "../map-tools.ts";
import type { MapMarker } from "./map-marker.ts";

/** The visible markers: the selected one always, others as switched on. Returns the same array when all are visible. */
export function chooseMarkers(
  markers: readonly MapMarker[],
  { markers: hasMarkers, excluded: hasExcluded }: MarkerVisibility,
): readonly MapMarker[] {
  const isShown = ({ isSelected, isExcluded }: MapMarker) =>
    isSelected || (hasMarkers && (hasExcluded || !isExcluded));
  return markers.every(isShown) ? markers : markers.filter(isShown);
}

/** From this number on, single markers are unreadable when zoomed out. */
const crowdedFrom = 300;

/** True when markers are clustered. */
export function isCrowd(markers: readonly MapMarker[], canCluster: boolean): boolean {
  return canCluster && markers.length > crowdedFrom;
}
