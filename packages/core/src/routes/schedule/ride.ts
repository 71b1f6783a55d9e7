import { journeyFrom } from "../../bookings/journeys.ts";
import { instantOf } from "../../time/zoned-time.ts";
import { departureInstant, type ReservedPoint } from "./reservation-instant.ts";

/** A booked journey away from a stop, as a day goes on with it. */
export interface Ride {
  /** When it arrives, with the zone of the place if it tells none. Null where nothing tells the arrival. */
  arrivesIn: (zone: string) => number | null;
  /** When it departs in this day, as an instant; null where it does not tell. */
  departs: number | null;
  /** True where the traveller told that it left later. */
  isDelayed: boolean;
}

/**
 * The journey away from a stop. `booked`: when it departs in this day, which is another moment than the booking tells where the stop was
 * moved to another date: then it takes as long from there. `toldLeft`: when its traveller left, which a train that is late decides.
 */
export function rideFrom(
  point: ReservedPoint,
  zone: string,
  booked: number | null,
  toldLeft: number | undefined,
): Ride | null {
  const journey = journeyFrom(point);
  if (!journey) return null;
  const told = departureInstant(point, zone);
  const moved = told === null || booked === null ? 0 : booked - told;
  const delay = booked === null || toldLeft === undefined ? 0 : Math.max(0, toldLeft - booked);
  const { arrival } = journey;
  return {
    arrivesIn: (placeZone) =>
      arrival && instantOf(arrival.at, arrival.zone ?? placeZone) + moved + delay,
    departs: told === null ? null : booked,
    isDelayed: delay > 0,
  };
}

const dayMs = 86_400_000;

/** The begin of a day into which a journey may lead. One that arrives a day later belongs to another date: the check says so. */
export const beginAfter = (start: number, arrives: number | null | undefined): number =>
  arrives && arrives > start && arrives - start < dayMs ? arrives : start;
