import { applyChange, type Change } from "@castor/core/basics/apply-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { addRoute, changeRoute, removeRoute } from "@castor/core/routes/edit-routes.ts";
import { moveDays } from "@castor/core/routes/move-days.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { Trip, TripForm } from "@castor/core/trips/trip.ts";
import { madeId } from "./point-changes.ts";
import { putRoute } from "./put-answer.ts";
import { buildTripChange } from "./trip-change.ts";

/** What the server will refuse changes nothing here. */
const moveDates = (trip: Trip, dates: readonly DayDate[]): Trip => moveDays(trip, dates) ?? trip;

const addAndMove = (trip: Trip, days: readonly Route[], dates: readonly DayDate[]): Trip =>
  days.reduce(addRoute, moveDates(trip, dates));

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

  /** Several new days, with other dates for those that make room for them, in one step. */
  addDays(tripId: string, days: readonly RouteForm[], dates: readonly DayDate[] = []) {
    const made = days.map((form): Route => {
      return { ...form, id: madeId(), tripId, isReadonly: false, notes: [], points: [] };
    });
    return buildTripChange({
      endpoint: endpoints.routes.addDays,
      input: { body: { tripId, days: [...days], dates: [...dates] } },
      verb: addAndMove,
      args: [made, dates],
      take: (trip, answer) => answer.reduce(putRoute, trip),
      makes: made.map(({ id }) => id),
      // The new ones are answered first, in the order in which they were sent.
      names: (answer) => new Map(made.map(({ id }, at) => [id, answer[at]?.id ?? id])),
    });
  },

  /** Several days to other dates, in one step; bookings follow where all stops of their place do. */
  moveDates: (tripId: string, dates: readonly DayDate[]) =>
    buildTripChange({
      endpoint: endpoints.routes.moveDates,
      input: { body: { tripId, dates: [...dates] } },
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
