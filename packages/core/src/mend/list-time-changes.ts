import { listArrivals } from "../bookings/journeys.ts";
import type { CheckContext } from "../check/check-context.ts";
import { collectDayFacts, type DayFacts } from "../check/day-facts.ts";
import { findPoint } from "../points/edit/edit-points.ts";
import type { Trip } from "../trips/trip.ts";
import type { TimeChange } from "./fix.ts";

interface Version {
  trip: Trip;
  context: CheckContext;
}

/** The days of a changed trip that changed themselves, as they were and as they are. */
export interface ChangedDay {
  was: DayFacts;
  is: DayFacts;
}

/** Works out the times of the days that differ. */
export function listChangedDays(before: Version, after: Version): ChangedDay[] {
  const [arrivalsWas, arrivalsIs] = [before, after].map(({ trip, context }) =>
    listArrivals(trip, context.zoneOf),
  );
  const old = new Map(before.trip.routes.map((route) => [route.id, route]));
  return after.trip.routes.flatMap((route) => {
    const was = old.get(route.id);
    if (!was || was === route) return [];
    return {
      was: collectDayFacts(was, before.context, arrivalsWas?.get(was.id)),
      is: collectDayFacts(route, after.context, arrivalsIs?.get(route.id)),
    };
  });
}

/** True where a reservation would be on another day than before: it is booked for one. */
export const movesReservation = (days: readonly ChangedDay[]): boolean =>
  days.some(({ was, is }) =>
    Object.entries(is.schedule.stops).some(([id, { due }]) => {
      const before = was.schedule.stops[id]?.due;
      return due && before && due !== before;
    }),
  );

/** What a fix does to the begins and ends of its days, and to the arrivals and stays at the stops that it is about. */
export function listTimeChanges(
  days: readonly ChangedDay[],
  [before, after]: readonly [Trip, Trip],
  stopIds: readonly string[],
): TimeChange[] {
  const ofDays = days.map(({ was, is }) => ({
    routeId: is.route.id,
    stopId: null,
    begin: [was.route.date, is.route.date] as const,
    end: [was.schedule.end?.at ?? null, is.schedule.end?.at ?? null] as const,
  }));
  const ofStops = [...new Set(stopIds)].map((stopId) => {
    const [from, to] = [before, after].map((trip) => findPoint(trip, stopId));
    const [stay, stayAfter] = [from, to].map((found) => found?.point.hotelData);
    return {
      routeId: to?.route.id ?? "",
      stopId,
      arrival: [
        arrivalAt(
          days.map(({ was }) => was),
          stopId,
        ),
        arrivalAt(
          days.map(({ is }) => is),
          stopId,
        ),
      ] as const,
      checkIn: [stay?.checkIn ?? null, stayAfter?.checkIn ?? null] as const,
      checkOut: [stay?.checkOut ?? null, stayAfter?.checkOut ?? null] as const,
    };
  });
  const all = [
    ...ofDays.map(({ begin, ...day }) => changeOf("begin", day, begin)),
    ...ofStops.flatMap(({ arrival, checkIn, checkOut, ...stop }) => [
      changeOf("arrival", stop, arrival),
      changeOf("checkIn", stop, checkIn),
      changeOf("checkOut", stop, checkOut),
    ]),
    ...ofDays.map(({ end, ...day }) => changeOf("end", day, end)),
  ];
  // A stop that leaves its day has no time any more.
  return all.filter((each) => each.before !== each.after && each.after !== null);
}

const arrivalAt = (days: readonly DayFacts[], id: string) =>
  days.flatMap(({ schedule }) => schedule.stops[id]?.arrival.at ?? [])[0] ?? null;

const changeOf = (
  what: TimeChange["what"],
  { routeId, stopId }: Pick<TimeChange, "routeId" | "stopId">,
  [before, after]: readonly [string | null, string | null],
): TimeChange => ({ what, routeId, stopId, before, after });
