import { renumber } from "../../points/edit/order-points.ts";
import type { Trip } from "../trip.ts";
import { datesOf } from "../trip-dates.ts";
import type { ThingsOfTrip } from "./trip-contents.ts";

const idsOf = (things: readonly { id: string }[]) => new Set(things.map(({ id }) => id));

/** The trip without some of its things: days with all that is on them, stops, ideas, costs, and notes with their replies. */
export function takeOut(trip: Trip, things: ThingsOfTrip): Trip {
  const [routes, points, ideas, items, notes] = [
    idsOf(things.routes),
    idsOf(things.points),
    idsOf(things.ideas),
    idsOf(things.financeItems),
    idsOf(things.notes),
  ];
  const left = trip.routes
    .filter(({ id }) => !routes.has(id))
    .map((route) => ({
      ...route,
      points: renumber(route.points.filter(({ id }) => !points.has(id))),
      notes: renumber(route.notes.filter(({ id }) => !notes.has(id))),
    }));
  return {
    ...trip,
    routes: left,
    ...datesOf(left),
    ideas: trip.ideas.filter(({ id }) => !ideas.has(id)),
    financeItems: trip.financeItems.filter(({ id }) => !items.has(id)),
    notes: renumber(trip.notes.filter(({ id }) => !notes.has(id))),
  };
}
