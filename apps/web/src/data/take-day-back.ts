import { changeBetween } from "@castor/core/basics/apply-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { currentWords } from "../i18n/words.ts";
import { ApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { routeChanges } from "./route-changes.ts";
import type { Names, TripChange } from "./trip-change.ts";

/** True when a day is not as it was made, or one that made room for it not where it went. */
function isChanged(trip: Trip, made: Route, dates: readonly DayDate[], names: Names): boolean {
  const dayNow = (id: string) => trip.routes.find((route) => route.id === (names.get(id) ?? id));
  const day = dayNow(made.id);
  // One that is gone is not kept by what became of others: the server says that it is gone.
  if (!day) return false;
  return (
    Object.keys(changeBetween(made, day)).length > 0 ||
    dates.some(({ id, date }) => dayNow(id)?.date !== date)
  );
}

/**
 * Removes a day that was put in, unless something was put on it or changed since: then it stays (409). What other
 * devices did is asked for when its turn comes, since a day goes with all that is on it.
 */
export function takeDayBack(made: Route, dates: readonly DayDate[]): TripChange {
  const removal = routeChanges.remove(made.id);
  return {
    ...removal,
    async send(names, key, isLeaving) {
      const trip = await callEndpoint(endpoints.trips.get, { id: made.tripId });
      if (isChanged(trip, made, dates, names))
        throw new ApiError(409, "CONFLICT", currentWords()("days.stays"));
      return removal.send(names, key, isLeaving);
    },
  };
}
