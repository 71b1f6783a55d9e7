import { limits } from "../../limits.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import { type DateText, dayOf, daysBetween } from "../../time/dates.ts";

type Day = Pick<Route, "id" | "date" | "points">;

/**
 * The days in a row around a day, the nearest first, as long as their points can be dealt out anew together: the indexes of the
 * first and the last one. Days that have begun `today` are not among them, but for the day itself.
 */
export function chooseDays(
  routes: readonly Day[],
  routeId: string,
  today: DateText,
): { first: number; last: number } {
  const at = Math.max(
    0,
    routes.findIndex(({ id }) => id === routeId),
  );
  let [first, last] = [at, at];
  let open = true;
  while (open) {
    open = false;
    if (isAhead(routes[first - 1], today) && canJoin(routes, first - 1, first, first - 1, last)) {
      first -= 1;
      open = true;
    }
    if (canJoin(routes, last, last + 1, first, last + 1)) {
      last += 1;
      open = true;
    }
  }
  return { first, last };
}

/** True for a day that has not begun: what is done is not dealt out anew. */
export const isAhead = (day: Pick<Route, "date"> | undefined, today: DateText): boolean =>
  day !== undefined && dayOf(day.date) > today;

/** True where two days follow each other, and those from `first` to `last` are not too much. */
function canJoin(
  routes: readonly Day[],
  one: number,
  next: number,
  first: number,
  last: number,
): boolean {
  const [day, other] = [routes[one], routes[next]];
  if (!day || !other || daysBetween(dayOf(day.date), dayOf(other.date)) > 1) return false;
  const days = routes.slice(first, last + 1);
  const stops = days.reduce((sum, each) => sum + listPathStops(each).length, 0);
  return days.length <= limits.dealtDaysMax && stops <= limits.orderedStopsMax;
}
