import { isJourneyKind } from "../bookings/booking-kinds.ts";
import { type Journey, listJourneys } from "../bookings/journeys.ts";
import { distanceBetween } from "../geo/position.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import { departureInstant, isOnItsDay } from "../routes/schedule/reservation-instant.ts";
import { dayOf } from "../time/dates.ts";
import type { CheckContext } from "./check-context.ts";
import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";
import type { CheckedTrip } from "./list-dates.ts";

const minuteMs = 60_000;
/** Minutes that a change takes where no booking says otherwise, and before a flight. */
const [change, beforeFlight] = [45, 120];
/** Metres within which two stops are one station. */
const station = 1_000;

/** Bookings of a day that are cancelled, or of another date than their day. */
export function findBookings({ route, stops, begin }: DayFacts): Finding[] {
  let landed = begin;
  return stops.flatMap(({ point, zone, isLanding, times }) => {
    if (isLanding && times) landed = Math.max(landed, times.arrival.instant);
    const where = { routeIds: [route.id], stopIds: [point.id] };
    if (point.booking?.isCancelled)
      return makeFinding({ kind: "cancelledBooking", severity: "tight", ...where });
    const booked = otherDateOf(point, { date: route.date, zone, begin, landed });
    if (booked === null) return [];
    const figures = { booked, date: dayOf(route.date) };
    return makeFinding({ kind: "otherBookingDate", severity: "tight", figures, ...where });
  });
}

interface Moment {
  date: string;
  zone: string;
  begin: number;
  landed: number;
}

/** The date of a booking that does not fit its day. The nights of a stay have rules of their own. */
function otherDateOf(point: Point, { date, zone, begin, landed }: Moment): string | null {
  const { booking } = point;
  if (!booking || booking.kind === "stay") return null;
  const dates = [booking.departure, booking.arrival].flatMap((end) => (end ? dayOf(end.at) : []));
  // A stop may be the end of what is booked, as the return of a car.
  if (!isJourneyKind(booking.kind) && dates.includes(dayOf(date))) return null;
  const departs = departureInstant(point, zone);
  const fits =
    departs === null
      ? isJourneyKind(booking.kind)
      : isOnItsDay(point, departs, date, begin, landed);
  return fits ? null : (dates[0] ?? null);
}

/** Journeys that lead nowhere, and changes between two of them that are too short. */
export function findJourneys(
  trip: CheckedTrip,
  { zoneOf }: Pick<CheckContext, "zoneOf">,
): Finding[] {
  const journeys = listJourneys(trip, zoneOf);
  const places = new Map(
    trip.routes.flatMap(listPathStops).map(({ id }, index) => [id, index] as const),
  );
  return journeys.flatMap((journey, index) => {
    const { from, fromRouteId, to } = journey;
    if (!to)
      return makeFinding({
        ...{ kind: "journeyToNowhere", severity: "hint" },
        ...{ routeIds: [fromRouteId], stopIds: [from.id] },
      });
    const next = journeys[index + 1];
    const between = next && (places.get(next.from.id) ?? 0) - (places.get(to.id) ?? 0);
    return next && between !== undefined && between <= 1 ? findShortChange(journey, to, next) : [];
  });
}

/** Too little time for a change at one place. Whoever has missed the next one is told so by its departure. */
function findShortChange({ arrives, booking }: Journey, to: Point, next: Journey): Finding[] {
  const { from, departs, fromRouteId } = next;
  // Partners of one booking are several operators.
  const isOneBooking = booking.code !== "" && next.booking.code === booking.code;
  if (arrives === null || departs === null || isOneBooking) return [];
  if (distanceBetween(to, from) > station) return [];
  const usual = next.booking.kind === "flight" ? beforeFlight : change;
  const needed = from.cameBeforeMin > 0 ? from.cameBeforeMin : usual;
  const minutes = Math.round((departs - arrives) / minuteMs);
  if (minutes < 0 || minutes >= needed) return [];
  return [
    makeFinding({
      ...{ kind: "shortConnection", severity: "tight", figures: { minutes, needed } },
      ...{ routeIds: [fromRouteId], stopIds: [from.id] },
    }),
  ];
}
