import { applyChange, type Change } from "@castor/core/basics/apply-change.ts";
import type { CallOf } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { addRoute, changeRoute, removeRoute } from "@castor/core/routes/edit-routes.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { Trip, TripForm } from "@castor/core/trips/trip.ts";
import { madeId } from "./point-changes.ts";
import { putRoute } from "./put-answer.ts";
import { buildTripChange } from "./trip-change.ts";

type Dates = CallOf<typeof endpoints.routes.moveDates>["body"]["dates"];

const moveDates = (trip: Trip, dates: Dates): Trip =>
  dates.reduce((moved, { id, date }) => changeRoute(moved, id, { date }), trip);

/** What may be done to the days of a trip, and to the trip itself; each shows at once (`useTripChange`). */
export const routeChanges = {
  /** A new day; `id` is its own until the answer comes (`useCurrentId`). */
  add(tripId: string, form: RouteForm, id = madeId()) {
    const route: Route = { ...form, id, tripId, isReadonly: false, notes: [], points: [] };
    return buildTripChange({
      endpoint: endpoints.routes.save,
      input: { body: { ...form, tripId } },
      verb: addRoute,
      args: [route],
      take: putRoute,
      makes: [id],
      names: (answer) => new Map([[id, answer.id]]),
    });
  },

  /** Other values for some fields of a day; a new date lists it where it then belongs. */
  save: (id: string, change: Change<RouteForm>) =>
    buildTripChange({
      endpoint: endpoints.routes.save,
      input: { body: { ...change, id } },
      verb: changeRoute,
      args: [id, change],
      take: putRoute,
    }),

  /** The day goes with its stops and notes. */
  remove: (id: string) =>
    buildTripChange({
      endpoint: endpoints.routes.remove,
      input: { id },
      verb: removeRoute,
      args: [id],
    }),

  /** Several days to other dates, in one step. */
  moveDates: (tripId: string, dates: Dates) =>
    buildTripChange({
      endpoint: endpoints.routes.moveDates,
      input: { body: { tripId, dates } },
      verb: moveDates,
      args: [dates],
      take: (trip, answer) => answer.reduce(putRoute, trip),
    }),

  /** Other values for some fields of the trip. */
  saveTrip: (id: string, change: Change<TripForm>) =>
    buildTripChange({
      endpoint: endpoints.trips.save,
      input: { body: { ...change, id } },
      verb: (trip: Trip, sent: Change<TripForm>) => applyChange<Trip>(trip, sent),
      args: [change],
      take: (_, answer) => answer,
    }),
};
