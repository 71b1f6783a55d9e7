import type { Point } from "../../points/point.ts";
import type { DateTimeText } from "../../time/dates.ts";
import { reservationInstant } from "./reservation-instant.ts";
import { type Ride, rideFrom } from "./ride.ts";

/**
 * The reservations of the stops of a day in their order, as instants; null for a stop without one. What follows a booked journey may be on the next
 * date. `zones`: one for each stop (IANA names).
 */
export function listReservations(
  stops: readonly Point[],
  zones: readonly string[],
  { date, start }: { date: DateTimeText; start: number },
): (number | null)[] {
  let landed: number | undefined;
  let ride: Ride | null = null;
  return stops.map((point, index) => {
    const zone = zones[index] ?? "UTC";
    landed = ride?.arrivesIn(zone) ?? landed;
    const booked = reservationInstant(point, date, zone, start, landed);
    ride = rideFrom(point, zone, booked, undefined);
    return booked;
  });
}
