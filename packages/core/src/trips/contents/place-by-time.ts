import type { Point } from "../../points/point.ts";
import { type DateTimeText, type TimeText, timeOf } from "../../time/dates.ts";

type Timed = Pick<Point, "id" | "reservationTime">;

/** Where a time belongs among points: behind the last one that is not later, before the next later one; null where no later one follows. */
function findPlace(points: readonly Timed[], time: TimeText, start: TimeText): number | null {
  // Times before the start of a day are those of the night that follows.
  const keyOf = (at: TimeText) => `${at < start ? 1 : 0} ${at}`;
  const isLater = ({ reservationTime }: Timed) =>
    reservationTime !== null && keyOf(reservationTime) > keyOf(time);
  const isNotLater = (point: Timed) => point.reservationTime !== null && !isLater(point);
  const from = points.findLastIndex(isNotLater) + 1;
  const index = points.slice(from).findIndex(isLater);
  return index < 0 ? null : from + index;
}

/**
 * The points of a day with those that are brought to it: one with a time stands before the first later time (decision 097), one without stays behind the
 * one that it follows. Points that were there keep their order; where no time tells a place, the end is it.
 */
export function placeByTime<T extends Timed>(
  points: readonly T[],
  brought: readonly T[],
  dayStart: DateTimeText,
): T[] {
  const placed = [...points];
  let former: T | null = null;
  for (const point of brought) {
    const { reservationTime: time } = point;
    const byTime = time === null ? null : findPlace(placed, time, timeOf(dayStart));
    const behind = former === null || time !== null ? placed.length : placed.indexOf(former) + 1;
    placed.splice(byTime ?? behind, 0, point);
    former = point;
  }
  return placed;
}
