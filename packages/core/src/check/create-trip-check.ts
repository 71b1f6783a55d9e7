import { listArrivals } from "../bookings/journeys.ts";
import type { Route } from "../routes/route.ts";
import { dayOf } from "../time/dates.ts";
import type { CheckContext } from "./check-context.ts";
import { collectDayFacts, type DayFacts } from "./day-facts.ts";
import { findBookedNights } from "./find-booked-nights.ts";
import { findClocks } from "./find-clocks.ts";
import { findClosedPlaces } from "./find-closed-places.ts";
import { findCosts } from "./find-costs.ts";
import { findCrossings } from "./find-crossings.ts";
import { findRests } from "./find-days.ts";
import { findGaps } from "./find-gaps.ts";
import { findHolidays } from "./find-holidays.ts";
import { findHours } from "./find-hours.ts";
import { findBookings, findJourneys } from "./find-journeys.ts";
import { findLegs } from "./find-legs.ts";
import { findNights } from "./find-nights.ts";
import { findRepeats } from "./find-repeats.ts";
import { findReservations } from "./find-reservations.ts";
import { findStays } from "./find-stays.ts";
import { findValidity } from "./find-validity.ts";
import type { Finding } from "./finding.ts";
import type { CheckedTrip } from "./list-dates.ts";
import { listNights, listStays } from "./list-nights.ts";
import { orderFindings } from "./order-findings.ts";

/** A day as it was checked last. */
interface CheckedDay {
  /** All that its facts and findings follow from. */
  key: string;
  facts: DayFacts;
  findings: readonly Finding[];
}

export type TripCheck = (trip: CheckedTrip, context: CheckContext) => Finding[];

/**
 * A check that remembers the days of the trip that it checked last: only those that changed are checked again. Findings
 * are ordered, the worst first. Nothing is said of days before today.
 */
export function createTripCheck(): TripCheck {
  let known = new Map<string, CheckedDay>();
  return (trip, context) => {
    const closed = findClosedPlaces(trip, context);
    const arrivals = listArrivals(trip, context.zoneOf);
    const checked = trip.routes.map((route): CheckedDay => {
      const arrives = arrivals.get(route.id) ?? null;
      const key = keyOf(route, context, closed.linkIds, arrives);
      const before = known.get(route.id);
      if (before?.key === key) return before;
      const facts = collectDayFacts(route, context, arrives);
      return { key, facts, findings: findDay(facts, closed.linkIds) };
    });
    known = new Map(checked.map((day) => [day.facts.route.id, day]));
    const isPast = ({ route }: DayFacts) => dayOf(route.date) < context.today;
    const days = checked.map(({ facts }) => facts).toSorted((a, b) => a.begin - b.begin);
    const past = new Set(days.filter(isPast).map(({ route }) => route.id));
    const stays = listStays(days);
    const nights = listNights(days, stays);
    const ofDays = [
      ...closed.findings,
      ...checked.flatMap(({ findings }) => findings),
      ...findRests(days, nights),
      ...findGaps(days),
      ...findJourneys(trip, context),
      ...findNights(trip, nights),
      ...findBookedNights(trip, { days, nights, stays }),
    ].filter(({ routeIds: [id = ""] }) => !past.has(id));
    return orderFindings([...ofDays, ...findCosts(trip, context)], trip);
  };
}

const findDay = (day: DayFacts, closed: ReadonlySet<string>): Finding[] => [
  ...findHours(day, (linkId) => closed.has(linkId)),
  ...findHolidays(day),
  ...findReservations(day),
  ...findBookings(day),
  ...findLegs(day),
  ...findCrossings(day),
  ...findStays(day),
  ...findValidity(day),
  ...findRepeats(day),
  ...findClocks(day),
];

/** Everything that the findings of a day follow from. The line of a leg does not matter. */
function keyOf(
  route: Route,
  context: CheckContext,
  closed: ReadonlySet<string>,
  arrives: number | null,
): string {
  const { legsByDay, zoneOf, fallbackZone, told } = context;
  const { legs = {}, missing = [] } = legsByDay[route.id] ?? {};
  const points = route.points.map((point) => {
    const leg = legs[point.id];
    return [
      ...[point.id, point.linkId, point.lat, point.lng, point.typeId, point.routeMode],
      ...[point.timeToSpend, point.reservationTime, point.cameBeforeMin, point.workingHours],
      ...[point.isWaitSkipped, point.booking],
      ...[point.hotelData, zoneOf(point), closed.has(point.linkId), told?.[point.id]],
      ...[point.finance?.validFrom, point.finance?.validTo],
      ...[leg?.distance, leg?.duration, leg?.isEstimated, leg?.crossing],
    ];
  });
  return JSON.stringify([route.date, fallbackZone, missing, arrives, points]);
}
