import type { Point } from "../../points/point.ts";
import type { VisitTable } from "../visit-scores.ts";

/** A day as numbers. Stops are counted from 0 over all days. */
export interface DealtDay {
  /** The stops of today in their order. */
  today: readonly number[];
  /** The first or the last stop stays where it is. */
  keepsFirst: boolean;
  keepsLast: boolean;
}

/** The points of some days as numbers. Minutes. */
export interface DaysProblem {
  stops: readonly Point[];
  days: readonly DealtDay[];
  /** The number of the last day, which is none: the list of ideas. Null where no ideas are dealt. */
  bench: number | null;
  /** The day of each stop today. */
  homes: readonly number[];
  /** True for a stop that stays on its day. */
  keepsDay: readonly boolean[];
  /** True for a stop that also keeps its position among those like it. */
  isAnchor: readonly boolean[];
  /** True for a stop that nothing comes before but the one before it today. */
  isTied: readonly boolean[];
  /** Ways and what they add to the score, at `from * count + to`. */
  legs: Int32Array;
  legScores: Float64Array;
  stays: readonly number[];
  booked: readonly number[];
  /** What follows from the minute of the arrival on that day. */
  visitOn: (day: number, stop: number) => VisitTable;
}

/** True where a stop may be on a day. Only ideas stay ideas. */
export const canStand = (
  { bench, homes }: Pick<DaysProblem, "bench" | "homes">,
  day: number,
  stop: number,
): boolean => day !== bench || homes[stop] === bench;

/** The minute in which a stop is left on a day: after a wait for its reservation, or at its closed door. */
export const departureOn = (
  { booked, stays }: Pick<DaysProblem, "booked" | "stays">,
  { begins }: VisitTable,
  stop: number,
  arrival: number,
): number => Math.max(begins?.[arrival] ?? arrival, booked[stop] ?? -1) + (stays[stop] ?? 0);
