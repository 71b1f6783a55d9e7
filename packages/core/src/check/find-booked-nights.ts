import { isBed } from "../points/is-bed.ts";
import type { Point } from "../points/point.ts";
import { addDays, type DateText, dayOf, daysBetween } from "../time/dates.ts";
import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { isStation } from "./is-departure.ts";
import type { CheckedTrip } from "./list-dates.ts";
import type { Night } from "./list-nights.ts";
import { endsAfterCheckOut, outsideStay, type Side, sideOf } from "./outside-stay.ts";

interface Planned {
  /** In the order of their begins. */
  days: readonly DayFacts[];
  nights: readonly Night[];
  /** The places with check-in and check-out, each once. */
  stays: readonly Point[];
}

/**
 * Nights that the plan spends at a place outside of its booking, places that are visited on other dates than those of
 * their booking, and booked nights that the plan spends elsewhere.
 */
export function findBookedNights({ adults }: CheckedTrip, planned: Planned): Finding[] {
  const slept = findSlept(planned.nights);
  const booked = new Set(slept.map(({ place }) => place));
  const isBooked = ({ linkId }: Point) => booked.has(linkId);
  const others = findOtherDates(planned.days, isBooked);
  for (const { place } of others) booked.add(place);
  const unused = planned.stays.flatMap((stay) =>
    isBooked(stay) ? [] : findUnused(stay, planned, adults),
  );
  return [...[...slept, ...others].map(({ finding }) => finding), ...unused];
}

interface OfPlace {
  /** The id of the place. */
  place: string;
  finding: Finding;
}

/** One finding for all nights of a place before its check-in, and one for those after its check-out. */
function findSlept(nights: readonly Night[]): OfPlace[] {
  const outside = nights.flatMap((night) => {
    const found = outsideStay(night);
    return found ? [{ night, ...found }] : [];
  });
  const groups = Map.groupBy(outside, ({ bed, side }) => `${side} ${bed.linkId}`);
  return [...groups.values()].flatMap((group): OfPlace[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const { night, bed, side } = first;
    const stop = night.day.stops.at(-1);
    // The day's own rule tells so.
    if (side === "after" && bed === night.end && endsAfterCheckOut(stop, night.date)) return [];
    const arrival = bed === night.end ? stop?.times?.arrival.at : night.next.route.date;
    const times = { arrival: arrival ?? night.date, departure: last.night.next.route.date };
    return [{ place: bed.linkId, finding: findingOutside(bed, night.day, { side, ...times }) }];
  });
}

function findingOutside(
  { id, hotelData }: Point,
  { route }: DayFacts,
  { side, arrival, departure }: { side: Side; arrival: string; departure: string },
): Finding {
  const { checkIn, checkOut } = hotelData ?? {};
  const where = { routeIds: [route.id], stopIds: [id] };
  return side === "before"
    ? makeFinding({
        kind: "beforeCheckIn",
        severity: "impossible",
        ...where,
        figures: { arrival, checkIn: checkIn ?? "" },
      })
    : makeFinding({
        kind: "afterCheckOut",
        severity: "impossible",
        ...where,
        figures: { departure, checkOut: checkOut ?? "" },
      });
}

/** Places with a booking of which no stop is within its dates: one of the two is wrong. */
function findOtherDates(days: readonly DayFacts[], isBooked: (place: Point) => boolean): OfPlace[] {
  const visits = days.flatMap((day) =>
    day.stops.map(({ point, times }) => {
      const date = dayOf(day.route.date);
      // On the day of check-out luggage is fetched.
      const side = sideOf(point.hotelData, [dayOf(times?.arrival.at ?? date), addDays(date, -1)]);
      return { day, point, times, side };
    }),
  );
  const places = Map.groupBy(visits, ({ point }) => point.linkId);
  return [...places].flatMap(([place, ofPlace]): OfPlace[] => {
    const [first] = ofPlace;
    if (!first?.side || isBooked(first.point) || ofPlace.some(({ side }) => !side)) return [];
    const { day, point, times, side } = first;
    const arrival = times?.arrival.at ?? day.route.date;
    const departure = times?.departure.at ?? day.route.date;
    const found = findingOutside(point, day, { side, arrival, departure });
    return [{ place, finding: { ...found, severity: "tight" } }];
  });
}

/** Booked nights on which the plan is elsewhere for certain: in another bed, under way, not there yet, or home again. */
function findUnused(stay: Point, { days, nights }: Planned, adults: number): Finding[] {
  const dates = listDates(stay).filter((date) => {
    const ofDate = nights.filter((each) => each.date === date);
    return ofDate.length > 0
      ? ofDate.every((night) => isElsewhere(night, stay, adults))
      : isBeyond(date, days, stay);
  });
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return [];
  const day = days.find(({ route }) => route.points.some(({ linkId }) => linkId === stay.linkId));
  return [
    makeFinding({
      kind: "unusedNights",
      severity: "hint",
      routeIds: day ? [day.route.id] : [],
      stopIds: [stay.id],
      figures: { from, to, count: dates.length },
    }),
  ];
}

/** A longer booking is none. */
const mostNights = 400;

function listDates({ hotelData }: Point): DateText[] {
  const first = dayOf(hotelData?.checkIn ?? "");
  const count = daysBetween(first, dayOf(hotelData?.checkOut ?? ""));
  return Array.from({ length: Math.min(Math.max(1, count), mostNights) }, (_, index) =>
    addDays(first, index),
  );
}

/** A party of more than two may sleep in two places. */
function isElsewhere(
  { end, begin, stays, isBeforeGap, isUnderWay }: Night,
  { linkId }: Point,
  adults: number,
) {
  if (adults > 2 || isBeforeGap || begin.linkId === linkId || end.linkId === linkId) return false;
  // Two bookings of one night are told as such.
  return isUnderWay || (isBed(end) && stays.length < 2);
}

/** True before the plan comes from elsewhere and after it has left for elsewhere. An open begin or end says nothing. */
function isBeyond(date: DateText, days: readonly DayFacts[], { linkId }: Point): boolean {
  const planned = days.filter(({ stops }) => stops.length > 0);
  const [first, last] = [planned[0], planned.at(-1)];
  const isOther = (point: Point | undefined) =>
    point !== undefined && point.linkId !== linkId && (isStation(point) || isBed(point));
  if (first && date < dayOf(first.route.date)) return isOther(first.stops[0]?.point);
  if (last && date >= dayOf(last.route.date)) return isOther(last.stops.at(-1)?.point);
  return false;
}
