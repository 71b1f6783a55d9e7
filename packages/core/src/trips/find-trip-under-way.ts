import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { type DateText, type DateTimeText, dayOf, type TimeText, timeOf } from "../time/dates.ts";

type Stop = Pick<Point, "routeMode" | "reservationTime" | "timeToSpend">;

interface Planned {
  routes: readonly (Pick<Route, "date"> & { points: readonly Stop[] })[];
}

const dayMinutes = 1440;

const minuteOf = (time: TimeText): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * When a day is surely on, in minutes of its date: from its first stop, which a reservation may put off, until all stays and
 * reservations can be over. Ways take longer, so a day may last longer than this.
 */
function surelyOn({ date, points }: Planned["routes"][number]): { from: number; until: number } {
  const start = minuteOf(timeOf(date));
  const stops = points.filter(({ routeMode }) => routeMode !== "none");
  const reserved = ({ reservationTime }: Stop): number => {
    const at = reservationTime === null ? start : minuteOf(reservationTime);
    // specification#reservation: before the start of the day it is on the next date.
    return at < start ? at + dayMinutes : at;
  };
  const until = stops.reduce((at, stop) => Math.max(at, reserved(stop)) + stop.timeToSpend, start);
  const [first] = stops;
  return { from: first ? reserved(first) : start, until };
}

/**
 * Of several trips of one date the one that is under way: of the days that are surely on the one that began last, then the one
 * that began last at all; before all of them the one that begins first. Trips without a day on this date come last, in
 * their order; null where there are none.
 */
export function findTripUnderWay<T extends Planned>(
  trips: readonly T[],
  date: DateText,
  clock: DateTimeText,
): T | null {
  const now = minuteOf(timeOf(clock));
  const days = trips.flatMap((trip) =>
    trip.routes
      .filter((route) => dayOf(route.date) === date)
      .map((route) => ({ trip, ...surelyOn(route) })),
  );
  const inOrder = days.toSorted((a, b) => a.from - b.from);
  const begun = inOrder.filter(({ from }) => from <= now);
  const on = begun.findLast(({ until }) => now < until);
  return (on ?? begun.at(-1) ?? inOrder[0])?.trip ?? trips[0] ?? null;
}
