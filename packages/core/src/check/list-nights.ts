import { journeyFrom } from "../bookings/journeys.ts";
import type { Point } from "../points/point.ts";
import { listNights as listStayNights } from "../points/stay-nights.ts";
import { addDays, type DateText, dayOf } from "../time/dates.ts";
import type { DayFacts } from "./day-facts.ts";
import { isDeparture, isStation } from "./is-departure.ts";

/** A night of a trip: between the last day of a date and the first of a later date. */
export interface Night {
  date: DateText;
  /** The last day of the date that has stops. */
  day: DayFacts;
  /** The first day of the next date that has stops. */
  next: DayFacts;
  /** True where days are missing before the next one. */
  isBeforeGap: boolean;
  /** The places whose stay covers the night. */
  stays: readonly Point[];
  /** The last stop of the day and the first of the next. */
  end: Point;
  begin: Point;
  /** True where the traveller is on a train, a ship or a plane. */
  isUnderWay: boolean;
}

/** The places with check-in and check-out, each once. */
export function listStays(days: readonly DayFacts[]): Point[] {
  const places = new Map<string, Point>();
  for (const { route } of days)
    for (const point of route.points)
      if (point.hotelData?.checkIn && point.hotelData.checkOut && !places.has(point.linkId))
        places.set(point.linkId, point);
  return [...places.values()];
}

/** True when a stay covers the night after a date. */
const coversNight = ({ hotelData }: Point, date: DateText): boolean =>
  listStayNights([{ date }], hotelData).length > 0;

/** The nights of a trip whose day before and day after have stops. Days are in the order of their dates. */
export function listNights(days: readonly DayFacts[], stays: readonly Point[]): Night[] {
  const planned = days.filter(({ stops }) => stops.length > 0);
  const nights = planned.flatMap((day, index): Night[] => {
    const next = planned[index + 1];
    const [end, begin] = [day.stops.at(-1)?.point, next?.stops[0]?.point];
    const date = dayOf(day.route.date);
    if (!next || !end || !begin || dayOf(next.route.date) === date) return [];
    const isBeforeGap = !days.some(({ route }) => dayOf(route.date) === addDays(date, 1));
    return [
      {
        ...{ date, day, next, isBeforeGap, end, begin },
        stays: stays.filter((stay) => coversNight(stay, date)),
        isUnderWay: isNightUnderWay(day, begin),
      },
    ];
  });
  return nights.map((night) =>
    nights.some((other) => other !== night && other.date === night.date)
      ? withStaysOfPlan(night)
      : night,
  );
}

/** Who flies east over the date line has two nights of one date. A stay covers the one that the plan spends there. */
const withStaysOfPlan = (night: Night): Night => ({
  ...night,
  stays: night.stays.filter(({ linkId }) =>
    [night.end.linkId, night.begin.linkId].includes(linkId),
  ),
});

/** The day ends with a departure that lasts until the next date, or the next day begins at another station. A booking tells itself. */
function isNightUnderWay({ stops }: DayFacts, begin: Point): boolean {
  const last = stops.at(-1);
  if (!last || !isDeparture(last.point)) return false;
  const { departure } = last.times ?? {};
  if (arrivesLater(last.point)) return true;
  return (departure?.day ?? 0) > 0 || (isStation(begin) && begin.linkId !== last.point.linkId);
}

/** True for a booked journey that arrives on a later date than that of its departure. */
function arrivesLater(point: Point): boolean {
  const { departure, arrival } = journeyFrom(point) ?? {};
  return departure && arrival ? dayOf(arrival.at) > dayOf(departure.at) : false;
}
