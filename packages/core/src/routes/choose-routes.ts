import { showTrip } from "../pages.ts";
import { type DateText, dayOf } from "../time/dates.ts";
import { allRoutesId, type Route } from "./route.ts";

/** The days that an address shows: one, several, none because the trip is empty, or missing ones. */
export type ChosenRoutes<T> =
  | { kind: "one"; route: T }
  | { kind: "several"; routes: T[] }
  | { kind: "empty" }
  | { kind: "missing" };

/** What the choice needs of a day. */
export type ChoosableRoute = Pick<Route, "id" | "date"> & { points: { readonly length: number } };

/** Who opens the trip, and the date where they are. */
export interface Opening {
  today: DateText;
  /** False for a visitor, who can do nothing with a day without points. */
  canEdit: boolean;
}

const chooseAll = <T>(routes: readonly T[]): ChosenRoutes<T> =>
  routes.length > 0 ? { kind: "several", routes: [...routes] } : { kind: "empty" };

/**
 * What `show` opens: today's day during the trip, else the first. A visitor gets no day without points, and all days where
 * none has any.
 */
function chooseOpened<T extends ChoosableRoute>(
  routes: readonly T[],
  { today, canEdit }: Opening,
): ChosenRoutes<T> {
  const offered = canEdit ? routes : routes.filter(({ points }) => points.length > 0);
  const route = offered.find(({ date }) => dayOf(date) === today) ?? offered[0];
  return route ? { kind: "one", route } : chooseAll(routes);
}

/**
 * The days of `/map/{tripId}/{routeId}` (specification#route-selection): `show` is today's day or the first; `-1` is all; a
 * comma list is its existing days. `missing`: no such day, so the page goes to `show`.
 */
export function chooseRoutes<T extends ChoosableRoute>(
  routes: readonly T[],
  routeId: string,
  opening: Opening,
): ChosenRoutes<T> {
  if (routeId === showTrip) return chooseOpened(routes, opening);
  if (routeId === allRoutesId) return chooseAll(routes);
  const ids = new Set(routeId.split(","));
  const listed = routes.filter(({ id }) => ids.has(id));
  const [only] = listed;
  if (!only) return { kind: "missing" };
  return ids.size === 1 ? { kind: "one", route: only } : { kind: "several", routes: listed };
}

/** The days that a page shows: those of the address, or of `show` where that names none that exists. */
export function chooseShownRoutes<T extends ChoosableRoute>(
  routes: readonly T[],
  routeId: string,
  opening: Opening,
): Exclude<ChosenRoutes<T>, { kind: "missing" }> {
  const chosen = chooseRoutes(routes, routeId, opening);
  if (chosen.kind !== "missing") return chosen;
  const shown = chooseOpened(routes, opening);
  return shown.kind === "missing" ? { kind: "empty" } : shown;
}
