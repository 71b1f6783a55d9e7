import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import { isZone } from "../time/zone-offset.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { Booking, BookingEnd } from "./booking.ts";
import { isJourneyKind } from "./booking-kinds.ts";

/** A journey that is booked: it leads from its stop to the next stop of the trip (decision 152). Instants are milliseconds since 1970, UTC. */
export interface Journey {
  /** The stop where it departs, which has the booking. */
  from: Point;
  fromRouteId: string;
  /** The next stop on a path, maybe of a later day. Null: nothing follows. */
  to: Point | null;
  booking: Booking;
  /** Null where the time or its zone is unknown. */
  departs: number | null;
  arrives: number | null;
}

/** The booking of a journey that leads away from a stop. Null for other bookings, cancelled ones and those without a time. */
export function journeyFrom({ booking }: { booking?: Booking | null | undefined }): Booking | null {
  if (!booking || booking.isCancelled || !isJourneyKind(booking.kind)) return null;
  return booking.departure || booking.arrival ? booking : null;
}

/** The moment of an end. `placeZone` counts where it has no zone of its own; null without any. */
export function instantOfEnd(end: BookingEnd | null, placeZone: string | null): number | null {
  const zone = end?.zone ?? placeZone;
  return end && zone !== null && isZone(zone) ? instantOf(end.at, zone) : null;
}

/**
 * When a journey of an earlier day ends at the first stop of a day, by the id of that day (milliseconds since 1970, UTC). That day
 * does not begin before.
 */
export function listArrivals(
  trip: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
): ReadonlyMap<string, number> {
  const arrivals = listJourneys(trip, zoneOf).flatMap(({ fromRouteId, to, arrives }) =>
    to && arrives !== null && to.routeId !== fromRouteId ? [[to.routeId, arrives] as const] : [],
  );
  return new Map(arrivals);
}

/** The journeys of a trip in its order. Several in a row are one journey with changes: each begins where the one before it ends. */
export function listJourneys(
  { routes }: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
): Journey[] {
  const stops = routes.flatMap((route) => listPathStops(route).map((point) => ({ route, point })));
  return stops.flatMap(({ route, point }, index): Journey[] => {
    const booking = journeyFrom(point);
    if (!booking) return [];
    const to = stops[index + 1]?.point ?? null;
    const departs = instantOfEnd(booking.departure, booking.departure?.zone ?? zoneOf(point));
    const arrivalZone = booking.arrival?.zone ?? (to && zoneOf(to));
    const arrives = instantOfEnd(booking.arrival, arrivalZone);
    return [{ from: point, fromRouteId: route.id, to, booking, departs, arrives }];
  });
}
