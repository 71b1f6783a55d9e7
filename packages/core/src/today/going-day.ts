import type { CheckContext, CheckLegs } from "../check/check-context.ts";
import { legsAfter } from "../mend/legs-after.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import { type DaySchedule, scheduleDay } from "../routes/schedule/day-schedule.ts";
import type { DoorFinder } from "../routes/schedule/door.ts";
import { findStopsNow } from "../routes/schedule/find-stops-now.ts";
import { dayOf, todayIn } from "../time/dates.ts";
import { isZone } from "../time/zone-offset.ts";
import { type Progress, reportedTimes, type Telling } from "./progress.ts";

const minuteMs = 60_000;

/** A day with all that its times follow from. */
export interface KnownDay extends Pick<CheckContext, "zoneOf" | "fallbackZone"> {
  route: Route;
  legs: CheckLegs;
  /** Null while opening hours are unknown. */
  findDoors: DoorFinder | null;
  /** When a journey of an earlier day ends at its first stop (`listArrivals`). */
  arrives?: number | null | undefined;
}

/** Where a stop is in a day that goes on. A stop off the path is `off`. */
export type StopState = "done" | "now" | "next" | "later" | "skipped" | "off";

/** A day as it goes on: the plan with what its traveller told. Ids are those of stops. */
export interface GoingDay {
  /** The day without what is skipped. */
  route: Route;
  legs: CheckLegs;
  /** The times as planned, and as they go. */
  planned: DaySchedule;
  schedule: DaySchedule;
  states: ReadonlyMap<string, StopState>;
  /** The stop where the traveller is, and the one to go to. */
  current: string | null;
  next: string | null;
  /** The stop of which "I am here" tells: where the traveller should be and did not tell to be, else the next. */
  arrives: string | null;
  /** The stop that is left next: where the traveller told to be, is by the plan, was last without telling that they left, or begins. */
  leaves: string | null;
  /** Minutes after the plan at the next known time; negative before it. Null where one of both times is unknown. */
  delay: number | null;
}

/** Works out a day as it goes on at an instant (milliseconds since 1970, UTC). Without progress it is as planned. */
export function followDay(day: KnownDay, progress: Progress, now: number): GoingDay {
  const { told, skipped } = progress;
  const planned = schedule(day, {});
  const { route, legs } = withoutStops(day, skipped);
  const going = schedule({ ...day, route, legs }, told);
  const ids = listPathStops(route).map(({ id }) => id);
  const byPlan = findStopsNow(route.points, going.stops, now);
  const last = byPlan.past.at(-1) ?? null;
  // Whoever told that they are there and not that they left is there until they must be at the next stop.
  const done = last === null ? {} : reportedTimes(progress, last);
  const isStillThere =
    last !== null && done.reached !== undefined && told[last]?.left === undefined;
  const current = byPlan.current ?? (isStillThere ? last : null);
  const { next } = byPlan;
  const hasLeft = current === null && done.left !== undefined;
  const lastTold = ids.findLast((id) => told[id] !== undefined);
  // The plan may be ahead of whoever stays longer than planned, or than expected.
  const isSureAt = lastTold !== undefined && isToldThere(progress, lastTold) ? lastTold : undefined;
  const plannedLeaves = next === null || hasLeft ? null : (current ?? last ?? next);
  const leaves = isSureAt !== undefined && isSureAt !== ids.at(-1) ? isSureAt : plannedLeaves;
  const isUntold = current !== null && current !== ids[0] && !isToldThere(progress, current);
  const arrives = isUntold ? current : next;
  const states = new Map(
    day.route.points.map(({ id, routeMode }): [string, StopState] => {
      if (routeMode === "none") return [id, "off"];
      if (!ids.includes(id)) return [id, "skipped"];
      if (id === current) return [id, "now"];
      if (id === next) return [id, "next"];
      return [id, byPlan.past.includes(id) ? "done" : "later"];
    }),
  );
  const [is, was] = [going.stops, planned.stops].map((stops) =>
    current !== null && next === null
      ? stops[current]?.departure.instant
      : stops[next ?? ""]?.arrival.instant,
  );
  const delay = is === undefined || was === undefined ? null : Math.round((is - was) / minuteMs);
  return {
    ...{ route, legs, planned, schedule: going },
    ...{ states, current, next, arrives, leaves, delay },
  };
}

/** True where the traveller told to be: they have reached it, or will leave it, and have not left. */
const isToldThere = (progress: Progress, stopId: string): boolean => {
  const { reached, left } = reportedTimes(progress, stopId);
  const leavesLater = progress.told[stopId]?.left !== undefined;
  return left === undefined && (reached !== undefined || leavesLater);
};

/** The day without some of its stops. Legs between stops that were no neighbours are estimated. */
export function withoutStops(
  { route, legs }: Pick<KnownDay, "route" | "legs">,
  stopIds: readonly string[],
): Pick<KnownDay, "route" | "legs"> {
  const points = route.points.filter(({ id }) => !stopIds.includes(id));
  if (points.length === route.points.length) return { route, legs };
  const shorter = { ...route, points };
  const { legsByDay } = legsAfter({ routes: [route] }, { routes: [shorter] }, { [route.id]: legs });
  return { route: shorter, legs: legsByDay[route.id] ?? legs };
}

const schedule = (
  { route, legs, zoneOf, fallbackZone, findDoors, arrives }: KnownDay,
  told: Progress["told"],
) => {
  const zones = new Map(route.points.map((point) => [point.id, zoneOf(point)]));
  return scheduleDay({
    date: route.date,
    points: route.points,
    legs: legs.legs,
    zoneOf: (id) => zones.get(id) ?? null,
    fallbackZone,
    doorAt: findDoors?.(route.points) ?? null,
    told,
    arrives,
  });
};

/** The zone of a stop: its own, else that of the stop before, else the day's. */
export function zoneOfStop(
  { route, zoneOf, fallbackZone }: Pick<KnownDay, "route" | "zoneOf" | "fallbackZone">,
  stopId: string,
): string {
  const stops = listPathStops(route);
  const place = stops.findIndex(({ id }) => id === stopId);
  const zones = stops.slice(0, place + 1).map(zoneOf);
  return zones.findLast((zone) => zone !== null && isZone(zone)) ?? fallbackZone;
}

/**
 * What is told by "so many minutes late": the traveller leaves where they are, or reaches the next stop, so much later than
 * planned, and not before now. Null where nothing follows or the planned time is unknown.
 */
export function reportDelay(
  { route, legs, current, next }: Pick<GoingDay, "route" | "legs" | "current" | "next">,
  known: Omit<KnownDay, "route" | "legs">,
  minutes: number,
  now: number,
): Telling | null {
  const stopId = current ?? next;
  if (stopId === null || next === null) return null;
  const times = schedule({ ...known, route, legs }, {}).stops[stopId];
  const what = current === null ? "reached" : "left";
  const planned = times && (what === "left" ? times.departure : times.arrival);
  if (!planned) return null;
  const instant = Math.max(now, planned.instant + minutes * minuteMs);
  return { stopId, what, instant, isExpected: true };
}

/** True on the date of a day, by the clocks of the place where it begins, and after midnight until its end. */
export function isDayOn(day: KnownDay, { schedule: { end, stops } }: GoingDay, now: number) {
  const first = listPathStops(day.route)[0];
  const today = todayIn(first ? zoneOfStop(day, first.id) : day.fallbackZone, new Date(now));
  if (dayOf(day.route.date) >= today) return dayOf(day.route.date) === today;
  const begin = Object.values(stops)[0]?.arrival.instant;
  return begin !== undefined && end !== null && begin <= now && now < end.instant;
}
