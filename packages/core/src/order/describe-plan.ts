import { listArrivals } from "../bookings/journeys.ts";
import { checkTrip } from "../check/check-trip.ts";
import { findDoors } from "../hours/find-doors.ts";
import type { Point } from "../points/point.ts";
import { type ScheduleMoment, scheduleDay } from "../routes/schedule/day-schedule.ts";
import type { DateText } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { type KnownLegs, listOrderLegs, lookUpLegs } from "./order-legs.ts";

const secondsOfMinute = 60;

/** What a plan is judged by, as plain data. */
export interface PlanContext {
  trip: Trip;
  known: KnownLegs;
  /** By the id of the stop; null where it is unknown. */
  zones: Readonly<Record<string, string | null>>;
  fallbackZone: string;
  /** Today where the traveller is. */
  today: DateText;
}

/** The points of a day in their order. */
export interface PlannedDay {
  routeId: string;
  points: readonly Point[];
}

/** What an order of a day, or a plan of some days, means. */
export interface OrderFigures {
  /** On the way. */
  minutes: number;
  /** Minutes before closed doors, missing of a stay, late. */
  lost: number;
  metres: number;
  /** True when some way is an estimate. */
  isEstimated: boolean;
  /** How much the check finds on the days (specification#check). */
  findings: number;
  /** By the id of the stop. */
  arrivals: Readonly<Record<string, ScheduleMoment>>;
}

/**
 * The figures of some days with these points, and how much the check finds in the whole trip that cannot work or may fail.
 * `lostMinutes`: all minutes that are lost, on the way and elsewhere.
 */
export function describePlan(
  { trip, known, zones, fallbackZone, today }: PlanContext,
  days: readonly PlannedDay[],
  lostMinutes: number,
): { figures: OrderFigures; serious: number } {
  const legOf = lookUpLegs(known);
  const ways = days.map(({ routeId, points }) => ({
    routeId,
    legs: [...listOrderLegs(points, legOf)],
  }));
  const all = ways.flatMap(({ legs }) => legs.map(([, leg]) => leg));
  const found = all.filter(({ hasNoWay }) => !hasNoWay);
  const plans = new Map(days.map(({ routeId, points }) => [routeId, points]));
  const routes = trip.routes.map((route) => {
    const points = plans.get(route.id);
    return points ? { ...route, points: own(points, route.id) } : route;
  });
  const findings = checkTrip(
    { ...trip, routes },
    {
      today,
      legsByDay: Object.fromEntries(
        ways.map(({ routeId, legs }) => [
          routeId,
          {
            legs: Object.fromEntries(legs.filter(([, { hasNoWay }]) => !hasNoWay)),
            missing: legs.flatMap(([id, { hasNoWay }]) => (hasNoWay ? [id] : [])),
          },
        ]),
      ),
      zoneOf: ({ id }) => zones[id] ?? null,
      fallbackZone,
      perEuro: null,
    },
  );
  // The screen adds up whole minutes, too.
  const minutes = found.reduce((sum, leg) => sum + Math.round(leg.duration / secondsOfMinute), 0);
  const arrivals = listArrivals({ routes }, ({ id }) => zones[id] ?? null);
  const schedules = ways.map(({ routeId, legs }) =>
    scheduleDay({
      date: trip.routes.find(({ id }) => id === routeId)?.date ?? "",
      points: plans.get(routeId) ?? [],
      legs: Object.fromEntries(legs.filter(([, { hasNoWay }]) => !hasNoWay)),
      zoneOf: (id) => zones[id] ?? null,
      fallbackZone,
      doorAt: findDoors(plans.get(routeId) ?? []),
      arrives: arrivals.get(routeId),
    }),
  );
  const figures = {
    minutes,
    lost: Math.max(0, lostMinutes - minutes),
    metres: found.reduce((sum, leg) => sum + leg.distance, 0),
    isEstimated: all.some((leg) => leg.isEstimated),
    findings: findings.filter(({ routeIds }) => routeIds.some((id) => plans.has(id))).length,
    arrivals: Object.fromEntries(
      schedules.flatMap(({ stops }) =>
        Object.entries(stops).map(([id, { arrival }]) => [id, arrival] as const),
      ),
    ),
  };
  return { figures, serious: findings.filter(({ severity }) => severity !== "hint").length };
}

const own = (points: readonly Point[], routeId: string): Point[] =>
  points.map((point, order) => ({ ...point, routeId, order }));
