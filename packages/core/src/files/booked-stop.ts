import type { Position } from "../geo/position.ts";
import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { departureInstant, reservationInstant } from "../routes/schedule/reservation-instant.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { Trip } from "../trips/trip.ts";

/** A stop of a place with the time of its booking. */
export interface BookedStop {
  route: Route;
  point: Point;
  zone: string;
  /** Of its reservation, or of its check-in (milliseconds since 1970); null without any. */
  at: number | null;
}

/** Answers the zone (IANA name) of a position. */
export type ZoneOf = (position: Position) => string;

const hourMs = 3_600_000;

/** A booking counts as over so long after its time. Whoever checks in may come late. */
export const isBookingOver = ({ at, point }: BookedStop, now: number): boolean =>
  at !== null && now > at + (point.reservationTime === null ? 12 : 3) * hourMs;

/** When a day begins (milliseconds since 1970), by the clocks of its first point. */
export const startOfRoute = ({ date, points }: Route, zoneOf: ZoneOf, elsewhere: string): number =>
  instantOf(date, points[0] ? zoneOf(points[0]) : elsewhere);

/** The stops of a place in the order of the days. */
export function listBookedStops(trip: Trip, linkId: string, zoneOf: ZoneOf): BookedStop[] {
  return trip.routes.flatMap((route) =>
    route.points
      .filter((point) => point.linkId === linkId)
      .map((point) => {
        const zone = zoneOf(point);
        const start = startOfRoute(route, zoneOf, zone);
        const checkIn = point.hotelData?.checkIn;
        const at =
          // A ticket is valid on its own date, whatever day its stop is in.
          departureInstant(point, zone) ??
          reservationInstant(point, route.date, zone, start) ??
          (checkIn ? instantOf(checkIn, zone) : null);
        return { route, point, zone, at };
      }),
  );
}

/** The stop that a ticket at a place is for now: the next booking, else the last one, else the first stop. */
export function findBookedStop(
  trip: Trip,
  linkId: string,
  zoneOf: ZoneOf,
  now: number,
): BookedStop | null {
  const stops = listBookedStops(trip, linkId, zoneOf);
  const booked = stops
    .filter(({ at }) => at !== null)
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return booked.find((stop) => !isBookingOver(stop, now)) ?? booked.at(-1) ?? stops[0] ?? null;
}
