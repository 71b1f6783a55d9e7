import { limits } from "../../limits.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import { dayOf, daysBetween } from "../../time/dates.ts";

type Day = Pick<Route, "id" | "date" | "points">;

/**
 * The days in a row around a day that have not begun, the nearest first, as long as their points can be dealt out anew together:
 * the indexes of the first and the last one.
 */
export function chooseDays(
  routes: readonly Day[],
  routeId: string,
  /** Ids of the days that have not begun. */
  ahead: ReadonlySet<string>,
): { first: number; last: number } {
  const chosen = Math.max(
    0,
    routes.findIndex(({ id }) => id === routeId),
  );
  let [first, last] = [chosen, chosen];
  const isAhead = (index: number) => ahead.has(routes[index]?.id ?? "");
  let open = true;
  while (open) {
    open = false;
    if (isAhead(first - 1) && canJoin(routes, first - 1, first, first - 1, last)) {
      first -= 1;
      open = true;
    }
    if (isAhead(last + 1) && canJoin(routes, last, last + 1, first, last + 1)) {
      last += 1;
      open = true;
    }
  }
  return { first, last };
}

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
