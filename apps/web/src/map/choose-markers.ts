import type { MapMarker } from "./map-marker.ts";
import type { MarkerShows } from "./map-tools.ts";

/** The markers that are drawn: what is selected always, the rest as switched on. The same array when that is all. */
export function chooseMarkers(
  markers: readonly MapMarker[],
  { markers: hasMarkers, excluded: hasExcluded }: MarkerShows,
): readonly MapMarker[] {
  const isShown = ({ isSelected, isExcluded }: MapMarker) =>
    isSelected || (hasMarkers && (hasExcluded || !isExcluded));
  return markers.every(isShown) ? markers : markers.filter(isShown);
}

/** From here on markers that lie close together are a crowd in which nothing can be read. */
const crowdedFrom = 300;

/** True where markers join into circles with a count while one looks from afar. */
export function isCrowd(markers: readonly MapMarker[], canCluster: boolean): boolean {
  return canCluster && markers.length > crowdedFrom;
}
