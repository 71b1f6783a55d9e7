import { knownHours } from "../hours/known-hours.ts";
import type { Hours } from "../hours/read-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import type { Point } from "../points/point.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { judgeInDoubt } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";

const minuteMs = 60_000;
/** Whoever waits longer than this finds the place closed. Minutes. */
export const waitMax = 120;
const [shortWait, longWait] = [10, 60];
/** A stay can be shortened by this share. */
export const shareToSpare = 0.3;

/** Places of a day that are closed during their visit. Unknown hours say nothing. */
export function findHours({ route, stops }: DayFacts, isClosedAllTrip: IsClosed): Finding[] {
  return stops.flatMap((stop) => {
    const hours = knownHours(stop.point.workingHours);
    if (!hours || isClosedAllTrip(stop.point.linkId)) return [];
    return [...findAtDoor(stop, hours)].map((found) => ({
      ...found,
      ...{ routeIds: [route.id], stopIds: [stop.point.id] },
    }));
  });
}

type IsClosed = (linkId: string) => boolean;

/** What one finds at the door on arrival, and what is left of the time inside. */
function* findAtDoor(stop: DayStop, hours: Hours): Generator<Finding> {
  const wait = findWait(stop);
  if (wait) yield wait;
  // Whoever waited may still find too little time before the place closes.
  const visit = wait?.kind === "closed" ? null : findVisit(stop, hours);
  if (visit) yield visit;
}

/** The wait that the schedule has at a closed door. Who comes later waits less, until it opens. */
function findWait({ times, doubt, zone }: DayStop): Finding | null {
  if (!times || times.opens === null) return null;
  const { arrival, opens, waiting } = times;
  const judge = (shift: number) =>
    judgeWait({
      arrival: wallClock(new Date(arrival.instant + shift * minuteMs), zone),
      opensAt: opens.at,
      wait: Math.round(waiting - shift),
      isEarliest: doubt.minutes === null,
    });
  return judgeInDoubt(doubt, judge, (_, later) => [Math.min(later, waiting)]);
}

/** A visit is judged at each time at which it may begin: between them nothing changes but at a change of the hours. */
function findVisit({ point, zone, visitFrom }: DayStop, hours: Hours): Finding | null {
  if (!visitFrom) return null;
  const { instant, doubt } = visitFrom;
  const judge = (shift: number) =>
    judgeVisit(point, hours, {
      begin: instant + shift * minuteMs,
      zone,
      isEarliest: doubt.minutes === null,
    });
  return judgeInDoubt(doubt, judge, (earlier, later) => [
    earlier,
    ...changesBetween(earlier, later, (shift) => {
      const { change } = stateAt(hours, instant + shift * minuteMs, zone, point);
      return change && (change.instant - instant) / minuteMs;
    }),
    later,
  ]);
}

/** More changes of hours within the error of an estimate say nothing more. */
const mostChanges = 12;

function changesBetween(
  earlier: number,
  later: number,
  nextAfter: (shift: number) => number | null,
): number[] {
  const changes: number[] = [];
  let next = nextAfter(earlier);
  while (next !== null && next < later && changes.length < mostChanges) {
    changes.push(next);
    next = nextAfter(next);
  }
  return changes;
}

interface Begin {
  begin: number;
  zone: string;
  /** True after an unknown way: the arrival is only the earliest one. */
  isEarliest: boolean;
}

function judgeVisit(
  point: Point,
  hours: Hours,
  { begin, zone, isEarliest }: Begin,
): Finding | null {
  const stayMs = point.timeToSpend * minuteMs;
  const { state, change } = stateAt(hours, begin, zone, point);
  if (state === "unknown") return null;
  if (state === "open") {
    const missing = Math.round((begin + stayMs - (change?.instant ?? Infinity)) / minuteMs);
    if (missing <= 0 || !change) return null;
    return makeFinding({
      kind: "closesTooSoon",
      severity: missing > point.timeToSpend * shareToSpare ? "impossible" : "tight",
      figures: { closesAt: change.at, missing, timeToSpend: point.timeToSpend },
    });
  }
  const arrival = wallClock(new Date(begin), zone);
  if (!change || dayOf(change.at) !== dayOf(arrival))
    return findingClosed({ arrival, ...(change && { opensAt: change.at }) });
  const wait = Math.round((change.instant - begin) / minuteMs);
  return judgeWait({ arrival, opensAt: change.at, wait, isEarliest });
}

/** A place that opens later on that day. */
function judgeWait({
  wait,
  isEarliest,
  ...figures
}: {
  arrival: string;
  opensAt: string;
  wait: number;
  isEarliest: boolean;
}): Finding | null {
  if (isEarliest || wait <= shortWait) return null;
  if (wait > waitMax) return findingClosed(figures);
  return makeFinding({
    kind: "opensLater",
    severity: wait > longWait ? "tight" : "hint",
    figures: { ...figures, wait },
  });
}

const findingClosed = (figures: { arrival: string; opensAt?: string }) =>
  makeFinding({ kind: "closed", severity: "impossible", figures });
