import { diffFields } from "../basics/apply-patch.ts";
import { journeyFrom } from "../bookings/journeys.ts";
import type { ChangeBody } from "../changes/change-args.ts";
import { limits } from "../limits.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import { type StopTimes, scheduleDay } from "../routes/schedule/day-schedule.ts";
import { dayOf } from "../time/dates.ts";
import type { GoingDay, KnownDay } from "./going-day.ts";
import type { Progress } from "./progress.ts";

const minuteMs = 60_000;

/**
 * Changes that put a day as it goes into the plan (specification#on-the-day): what was left out leaves the day, the day begins when
 * it began, and stays are as long as they were, with the time lost on the way. Empty where the plan says the same.
 */
export function listPlanChanges(
  day: KnownDay,
  { route, legs, schedule }: GoingDay,
  { told, skipped }: Progress,
): ChangeBody[] {
  const removed = day.route.points.filter(({ id }) => skipped.includes(id));
  const stops = listPathStops(route);
  const lastTold = stops.findLastIndex(({ id }) => told[id] !== undefined);
  const date = beginOf(day, { route, legs, schedule });
  const shown = { ...route, date };
  const visits = new Map<string, Visit>();
  for (const [index, stop] of stops.slice(0, lastTold + 1).entries()) {
    const next = stops[index + 1];
    const is = schedule.stops[stop.id];
    const arrivesNext = next && schedule.stops[next.id]?.arrival.instant;
    const leg = next && next.routeMode !== "break" ? legs.legs[next.id] : null;
    // With the time that was lost on the way, if the next stop was told of.
    const leaves =
      next && told[next.id]?.reached !== undefined && arrivesNext !== undefined && leg !== undefined
        ? arrivesNext - (leg ? Math.round(leg.duration / 60) * minuteMs : 0)
        : is?.departure.instant;
    // A train that is late says nothing of the stay before it.
    if (!is || leaves === undefined || journeyFrom(stop)?.departure) continue;
    const times = timesIn(day, shown, legs, visits)[stop.id];
    if (times) visits.set(stop.id, visitUntil(leaves, stop, times));
  }
  return [
    ...removed.map(({ id }): ChangeBody => ({ name: "points.remove", args: { id } })),
    ...(date === route.date
      ? []
      : [{ name: "routes.save" as const, args: { id: route.id, change: { date } } }]),
    ...stops.flatMap((stop): ChangeBody[] => {
      const change = diffFields(pick(stop), visits.get(stop.id) ?? pick(stop));
      return Object.keys(change).length === 0
        ? []
        : [{ name: "points.save", args: { id: stop.id, change } }];
    }),
  ];
}

/** What of a stop decides how long one is there. */
type Visit = Pick<Point, "timeToSpend" | "isWaitSkipped">;

const pick = ({ timeToSpend, isWaitSkipped }: Visit): Visit => ({ timeToSpend, isWaitSkipped });

/** The visit that ends at an instant. Whoever left before the door opened did not wait for it. */
function visitUntil(
  leaves: number,
  { timeToSpend, isWaitSkipped }: Visit,
  { arrival, departure, opens }: StopTimes,
): Visit {
  const begins = departure.instant - timeToSpend * minuteMs;
  const isBefore = opens !== null && leaves < begins;
  const minutes = Math.round((leaves - (isBefore ? arrival.instant : begins)) / minuteMs);
  return {
    timeToSpend: Math.min(limits.minutesMax, Math.max(0, minutes)),
    isWaitSkipped: isWaitSkipped || isBefore,
  };
}

const timesIn = (
  { zoneOf, fallbackZone, findDoors, arrives }: KnownDay,
  { date, points }: Pick<Route, "date" | "points">,
  { legs }: KnownDay["legs"],
  visits: ReadonlyMap<string, Visit>,
) => {
  const zones = new Map(points.map((point) => [point.id, zoneOf(point)]));
  const changed = points.map((point) => ({ ...point, ...visits.get(point.id) }));
  return scheduleDay({
    date,
    points: changed,
    legs,
    zoneOf: (id) => zones.get(id) ?? null,
    fallbackZone,
    doorAt: findDoors?.(changed) ?? null,
    arrives,
  }).stops;
};

/** When the day began. As planned where another begin would be on another date, or would move a reservation to one. */
function beginOf(
  day: KnownDay,
  { route, legs, schedule }: Pick<GoingDay, "route" | "legs" | "schedule">,
) {
  const [first] = listPathStops(route);
  const begin = first && schedule.stops[first.id]?.arrival.at;
  if (!begin || dayOf(begin) !== dayOf(route.date)) return route.date;
  const after = timesIn(day, { ...route, date: begin }, legs, new Map());
  const isKept = Object.entries(schedule.stops).every(
    ([id, { due }]) => after[id] === undefined || after[id].due === due,
  );
  return isKept ? begin : route.date;
}
