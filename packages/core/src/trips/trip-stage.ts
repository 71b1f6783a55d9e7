import {
  addDays,
  type DateText,
  type DateTimeText,
  dayOf,
  daysBetween,
  timeOf,
} from "../time/dates.ts";
import type { TripSummary } from "./trip-summary.ts";

type Dated = Pick<TripSummary, "startDate" | "endDate">;

/** The stage of a trip on a date: `inDays` before its first day, on its `day`th of `days`, or over. */
export type TripStage =
  | { stage: "undated" }
  | { stage: "ahead"; inDays: number }
  | { stage: "on"; day: number; days: number }
  | { stage: "over"; daysAgo: number };

/** The stage of a trip today in the caller's zone. */
export function stageOf({ startDate, endDate }: Dated, today: DateText): TripStage {
  if (startDate === null || endDate === null) return { stage: "undated" };
  if (today < startDate) return { stage: "ahead", inDays: daysBetween(today, startDate) };
  if (today > endDate) return { stage: "over", daysAgo: daysBetween(endDate, today) };
  const days = daysBetween(startDate, endDate) + 1;
  return { stage: "on", day: daysBetween(startDate, today) + 1, days };
}

/** Until then a day of yesterday may go on. */
const nightEnds = "06:00";

/**
 * The date by which trips count at an hour of the caller's clock: today, but in the night after the last day of a trip still
 * yesterday, where no other trip is on.
 */
export function tripDate(
  trips: readonly (Dated & Pick<TripSummary, "isDraft">)[],
  clock: DateTimeText,
) {
  const today = dayOf(clock);
  const yesterday = addDays(today, -1);
  const isOn = (date: DateText) =>
    trips.some((trip) => !trip.isDraft && stageOf(trip, date).stage === "on");
  return timeOf(clock) < nightEnds && isOn(yesterday) && !isOn(today) ? yesterday : today;
}

type Planned = Dated & Pick<TripSummary, "isDraft">;

/** The trips of a stage without drafts, the first that begins first. */
const ofStage = <T extends Planned>(
  trips: readonly T[],
  today: DateText,
  stage: TripStage["stage"],
): T[] =>
  trips
    .filter((trip) => !trip.isDraft && stageOf(trip, today).stage === stage)
    .toSorted((a, b) => ((a.startDate ?? "") < (b.startDate ?? "") ? -1 : 1));

/** The trips of today, the one that began last first. Drafts do not count. */
export const listTripsOn = <T extends Planned>(trips: readonly T[], today: DateText): T[] =>
  ofStage(trips, today, "on").toReversed();

/** The trip of today (of several the one that began last), else the next one. Drafts do not count. */
export const findNextTrip = <T extends Planned>(trips: readonly T[], today: DateText): T | null =>
  listTripsOn(trips, today)[0] ?? ofStage(trips, today, "ahead")[0] ?? null;
