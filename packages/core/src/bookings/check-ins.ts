import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { type DateTimeText, wallClock } from "../time/dates.ts";
import { type Journey, listJourneys } from "./journeys.ts";

/** Airlines mostly open it 24 hours before the departure, whatever clocks do meanwhile. */
const checkInMs = 24 * 3_600_000;

/** The check-in of a flight. Instants are milliseconds since 1970, UTC. */
export interface CheckIn {
  journey: Journey;
  opens: number;
  departs: number;
  /** The departure, and when it opens, on the clocks of the airport. */
  departsAt: DateTimeText;
  opensAt: DateTimeText;
}

/** The check-in of a journey; null where it is no flight, or its departure is unknown. `zone`: that of the place of its departure. */
export function checkInOf(journey: Journey, zone: string | null): CheckIn | null {
  const { booking, departs } = journey;
  const { departure } = booking;
  const clocks = departure?.zone ?? zone;
  if (booking.kind !== "flight" || departure === null || departs === null || clocks === null)
    return null;
  const opens = departs - checkInMs;
  const opensAt = wallClock(new Date(opens), clocks);
  return { journey, opens, departs, departsAt: departure.at, opensAt };
}

/** The check-ins of a trip's flights that are not cancelled. */
export const listCheckIns = (
  trip: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
): CheckIn[] =>
  listJourneys(trip, zoneOf).flatMap((journey) => checkInOf(journey, zoneOf(journey.from)) ?? []);

/** The check-ins of a trip that are open at a moment, until their flights depart. */
export const listOpenCheckIns = (
  trip: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
  now: Date,
): CheckIn[] =>
  listCheckIns(trip, zoneOf).filter(
    ({ opens, departs }) => opens <= now.getTime() && departs > now.getTime(),
  );

/** The flight as a traveller knows it: "LH 123, Frankfurt". Without codes, seats and names: it goes out in mails. */
export const nameFlight = ({ from, booking: { number, operator } }: Journey): string =>
  [number || operator, from.name].filter(Boolean).join(", ");
