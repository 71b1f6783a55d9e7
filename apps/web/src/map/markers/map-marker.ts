import type { Position } from "@castor/core/geo/position.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { PriorityId } from "@castor/core/points/priorities.ts";

/** Marked on the map: what cannot work, and what may fail. */
export type MarkerWarning = "impossible" | "tight";

/** A point of the trip as the map shows it. */
export interface MapMarker extends Position {
  id: string;
  /** The label below it, shown where there is room. */
  name: string;
  /** The number in the day, from 1; null for a point without one. */
  number: number | null;
  typeId: PointTypeId;
  priority: PriorityId;
  isExcluded: boolean;
  isSelected: boolean;
  /** The day's colour, behind the number. */
  color: string;
  /** How bad the worst is that stands against it. */
  warning?: MarkerWarning | undefined;
}

/**
 * Mercator's square ends at 85.05 degrees. Markers beyond this latitude are drawn at it, since a marker on the edge
 * itself would be cut in half.
 */
const lastLatitude = 84;

/** GeoJSON coordinates (longitude first), clamped to the Mercator square. */
export function toCoordinates({ lat, lng }: Position): [number, number] {
  return [lng, Math.max(-lastLatitude, Math.min(lastLatitude, lat))];
}
