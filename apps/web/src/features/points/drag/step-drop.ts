import type { Route } from "@castor/core/routes/route.ts";

/** Where a dragged point goes: a day, and a position among its other points, from 0. */
export interface Drop {
  routeId: string;
  order: number;
}

type Days = readonly Pick<Route, "id" | "points">[];

/** How many points of a day the dragged one can stand between. */
export function countOthers(routes: Days, id: string, routeId: string): number {
  const points = routes.find((route) => route.id === routeId)?.points ?? [];
  return points.filter((point) => point.id !== id).length;
}

/** Where a point is. */
export function homeOf(routes: Days, id: string): Drop | null {
  for (const route of routes) {
    const order = route.points.findIndex((point) => point.id === id);
    if (order >= 0) return { routeId: route.id, order };
  }
  return null;
}

/** The end of the day before or after; the same place at the first and last day. */
export function stepDay(routes: Days, id: string, from: Drop, by: 1 | -1): Drop {
  const day = routes[routes.findIndex((route) => route.id === from.routeId) + by];
  return day ? { routeId: day.id, order: countOthers(routes, id, day.id) } : from;
}

/** One position up or down, over the ends of days. */
export function stepDrop(routes: Days, id: string, from: Drop, by: 1 | -1): Drop {
  const order = from.order + by;
  if (order >= 0 && order <= countOthers(routes, id, from.routeId)) return { ...from, order };
  const next = stepDay(routes, id, from, by);
  return by > 0 && next !== from ? { ...next, order: 0 } : next;
}

export const isSameDrop = (one: Drop | null, other: Drop | null): boolean =>
  one?.routeId === other?.routeId && one?.order === other?.order;
