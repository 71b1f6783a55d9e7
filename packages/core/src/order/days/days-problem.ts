import type { Point } from "../../points/point.ts";

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
  /** What a visit adds to the score by the minute of the arrival on that day. Null: nothing. */
  visitScoresOn: (day: number, stop: number) => Float64Array | null;
}
