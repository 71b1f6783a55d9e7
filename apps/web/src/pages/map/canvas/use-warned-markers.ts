import { useMemo } from "react";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import { type CheckState, findingsOf } from "../../../features/check/check-state.ts";
import type { MapMarker } from "../../../map/markers/map-marker.ts";
import { withWarnings } from "./map-data.ts";

/** The markers with what the check has found. The same list while none of them changes: the map gets no other data then. */
export function useWarnedMarkers(
  markers: readonly MapMarker[],
  check: CheckState,
): readonly MapMarker[] {
  return useKeptEqual(useMemo(() => withWarnings(markers, findingsOf(check)), [markers, check]));
}
