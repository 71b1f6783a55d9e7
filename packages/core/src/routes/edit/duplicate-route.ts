import { withoutBooking } from "../../bookings/without-booking.ts";
import type { Route } from "../route.ts";

/** A stop of the day that is duplicated (`former`), and the one that is made of it. */
export interface DuplicatedStop {
  former: string;
  id: string;
}

/**
 * A day as another one is, on another date and without notes. Its stops are further stops of the same places (decision 113): their own fields are
 * copied, what a place shares is there once. What is booked is booked once, and stays where it is. Stops that the day no longer has are left out.
 */
export function duplicateRoute(
  route: Route,
  { id, date, stops }: Pick<Route, "id" | "date"> & { stops: readonly DuplicatedStop[] },
): Route {
  const points = stops.flatMap((stop) => {
    const point = route.points.find((candidate) => candidate.id === stop.former);
    return point ? [{ ...withoutBooking(point), id: stop.id, routeId: id }] : [];
  });
  return {
    ...route,
    ...{ id, date, notes: [] },
    points: points.map((point, order) => ({ ...point, order })),
  };
}
