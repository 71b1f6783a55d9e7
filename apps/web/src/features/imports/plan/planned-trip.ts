import type { Position } from "@castor/core/geo/position.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { DateText } from "@castor/core/time/dates.ts";

/** A point of the preview. */
export interface PlannedPoint {
  /** Differs from those of all other points of the file. */
  key: string;
  name: string;
  typeId: PointTypeId;
  /** Null while its place is not known. */
  position: Position | null;
  /** The words that found the position; empty when the file tells it. */
  foundAs: string;
  /** The number of the day, from 1, on which the same place stands before; null when it is the first of its kind. */
  repeats: number | null;
}

export interface PlannedDay {
  name: string;
  date: DateText;
  points: PlannedPoint[];
}

/** What an import would make, for its preview. */
export interface PlannedTrip {
  days: PlannedDay[];
  points: number;
  /** Points that stand in the file before. */
  repeated: number;
  /** Points that will not be imported: their place is unknown. */
  lost: number;
}
