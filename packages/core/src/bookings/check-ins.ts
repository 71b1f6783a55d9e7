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

/** The check-ins of journeys: flights that are not cancelled. */
export const listCheckIns = (
  journeys: readonly Journey[],
  zoneOf: (point: Point) => string | null,
): CheckIn[] => journeys.flatMap((journey) => checkInOf(journey, zoneOf(journey.from)) ?? []);

/** Those of all journeys of a trip, in their order, that have a check-in of their own: connecting flights have that of the first one. */
export const withoutConnections = (all: readonly Journey[]): Journey[] =>
  all.filter((journey, index) => !isConnection(all[index - 1], journey));

/**
 * The check-ins of a trip that are open at a moment, until their flights depart. A connecting flight has none of its own: that of the
 * first flight is for all of them.
 */
export function listOpenCheckIns(
  trip: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
  now: Date,
): CheckIn[] {
  const first = withoutConnections(listJourneys(trip, zoneOf));
  return listCheckIns(first, zoneOf).filter(
    ({ opens, departs }) => opens <= now.getTime() && departs > now.getTime(),
  );
}

/** True for a flight that goes on from where another one of the same booking has landed less than a day before. */
function isConnection(before: Journey | undefined, { from, booking, departs }: Journey): boolean {
  if (before?.booking.kind !== "flight" || booking.kind !== "flight") return false;
  if (before.to?.linkId !== from.linkId || departs === null || before.arrives === null)
    return false;
  const pause = departs - before.arrives;
  const isOneBooking = booking.code !== "" && booking.code === before.booking.code;
  return isOneBooking && pause >= 0 && pause < checkInMs;
}

/** The flight as a traveller knows it: "LH 123, Frankfurt". Without codes, seats and names: it goes out in mails. */
export const nameFlight = ({ from, booking: { number, operator } }: Journey): string =>
  [number || operator, from.name].filter(Boolean).join(", ");
