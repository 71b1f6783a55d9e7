import { journeyFrom } from "../bookings/journeys.ts";
import { findDoors } from "../hours/find-doors.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import { type DaySchedule, type StopTimes, scheduleDay } from "../routes/schedule/day-schedule.ts";
import { beginAfter } from "../routes/schedule/ride.ts";
import { isZone } from "../time/zone-offset.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { CheckContext, CheckLeg } from "./check-context.ts";
import type { Doubt } from "./estimate-doubt.ts";

const [secondsOfMinute, minuteMs] = [60, 60_000];
const certain: Doubt = { isEstimated: false, minutes: 0 };

/** A stop of a day's path with what is known of its time. */
export interface DayStop {
  point: Point;
  /** The stop before it on the path. */
  before: Point | null;
  leg: CheckLeg | null;
  /** True where an engine found no way to it. */
  hasNoWay: boolean;
  /** True where a booked journey leads to it, from the stop before or from an earlier day. */
  isLanding: boolean;
  times: StopTimes | null;
  zone: string;
  /** The doubt of its arrival. Without `minutes` the arrival is only the earliest one. */
  doubt: Doubt;
  /** The begin of the visit: the reservation or the opening if that is later than the arrival (instant). Null while it is unknown. */
  visitFrom: { instant: number; doubt: Doubt } | null;
}

/** A day as its rules see it. */
export interface DayFacts {
  route: Route;
  /** The begin of the day as an instant. */
  begin: number;
  /** The stops of its path, in order. */
  stops: readonly DayStop[];
  schedule: DaySchedule;
  /** The doubt of the day's end. */
  endDoubt: Doubt;
}

/** Works out what the rules of a day have in common: its schedule, its zones, and how far its times can be trusted. */
export function collectDayFacts(
  route: Route,
  {
    legsByDay,
    zoneOf,
    fallbackZone,
    told,
  }: Pick<CheckContext, "legsByDay" | "zoneOf" | "fallbackZone" | "told">,
  /** When a journey of an earlier day ends at its first stop (`listArrivals`). */
  arrives: number | null = null,
): DayFacts {
  const { legs = {}, missing = [] } = legsByDay[route.id] ?? {};
  const onPath = listPathStops(route);
  const zones = new Map(onPath.map((point) => [point.id, zoneOf(point)]));
  const schedule = scheduleDay({
    date: route.date,
    points: onPath,
    legs,
    zoneOf: (id) => zones.get(id) ?? null,
    fallbackZone,
    doorAt: findDoors(onPath),
    told,
    arrives,
  });
  const noWay = new Set(missing);
  let zone = fallbackZone;
  /** Minutes of estimated legs since the last certain time; null after an unknown way. */
  let minutes: number | null = 0;
  const stops = onPath.map((point, index): DayStop => {
    const before = onPath[index - 1] ?? null;
    const isLanding = before ? journeyFrom(before) !== null : arrives !== null;
    const leg = (before && !isLanding && point.routeMode !== "break" && legs[point.id]) || null;
    const times = schedule.stops[point.id] ?? null;
    const own = zones.get(point.id);
    if (own && isZone(own)) zone = own;
    if (before && !leg) minutes = isLanding && times?.arrival.isEstimated === false ? 0 : null;
    if (leg?.isEstimated && minutes !== null) minutes += leg.duration / secondsOfMinute;
    const doubt = { isEstimated: times?.arrival.isEstimated ?? false, minutes };
    if (times && !times.departure.isEstimated) minutes = 0;
    const visitFrom = times && visitOf(point, times, doubt);
    const hasNoWay = !isLanding && noWay.has(point.id);
    return { point, before, leg, hasNoWay, isLanding, times, zone, doubt, visitFrom };
  });
  const endDoubt = { isEstimated: schedule.end?.isEstimated ?? false, minutes };
  const begin = beginAfter(instantOf(route.date, stops[0]?.zone ?? fallbackZone), arrives);
  return { route, begin, stops, schedule, endDoubt };
}

function visitOf({ timeToSpend }: Point, { arrival, departure }: StopTimes, doubt: Doubt) {
  // Who left early was not there earlier.
  const instant = Math.max(arrival.instant, departure.instant - timeToSpend * minuteMs);
  return { instant, doubt: instant > arrival.instant ? certain : doubt };
}
