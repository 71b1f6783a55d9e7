import { showTrip } from "../pages.ts";
import { type DateText, dayOf } from "../time/dates.ts";
import { allRoutesId, type Route } from "./route.ts";

/** The days that an address shows: one, several, none because the trip is empty, or missing ones. */
export type ChosenRoutes<T> =
  | { kind: "one"; route: T }
  | { kind: "several"; routes: T[] }
  | { kind: "empty" }
  | { kind: "missing" };

/**
 * The days of `/map/{tripId}/{routeId}` (specification#route-selection): `show` is today's day during the trip, else the
 * first; `-1` is all; a comma list is its existing days. `missing`: no such day, so the page goes to `show`.
 */
export function chooseRoutes<T extends Pick<Route, "id" | "date">>(
  routes: readonly T[],
  routeId: string,
  today: DateText,
): ChosenRoutes<T> {
  if (routeId === showTrip) {
    const route = routes.find(({ date }) => dayOf(date) === today) ?? routes[0];
    return route ? { kind: "one", route } : { kind: "empty" };
  }
  if (routeId === allRoutesId)
    return routes.length > 0 ? { kind: "several", routes: [...routes] } : { kind: "empty" };
  const ids = new Set(routeId.split(","));
  const listed = routes.filter(({ id }) => ids.has(id));
  const [only] = listed;
  if (!only) return { kind: "missing" };
  return ids.size === 1 ? { kind: "one", route: only } : { kind: "several", routes: listed };
}

/** The days that a page shows: those of the address, or of `show` where that names none that exists. */
export function chooseShownRoutes<T extends Pick<Route, "id" | "date">>(
  routes: readonly T[],
  routeId: string,
  today: DateText,
): Exclude<ChosenRoutes<T>, { kind: "missing" }> {
  const chosen = chooseRoutes(routes, routeId, today);
  if (chosen.kind !== "missing") return chosen;
  const shown = chooseRoutes(routes, showTrip, today);
  return shown.kind === "missing" ? { kind: "empty" } : shown;
}
