import type { Hours } from "../hours/read-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import type { Point } from "../points/point.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { judgeInDoubt } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { knownHours } from "./known-hours.ts";

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
    const found = hours && !isClosedAllTrip(stop.point.linkId) && findVisit(stop, hours);
    return found ? [{ ...found, routeIds: [route.id], stopIds: [stop.point.id] }] : [];
  });
}

type IsClosed = (linkId: string) => boolean;

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
  const wait = change ? Math.round((change.instant - begin) / minuteMs) : Infinity;
  const at = wallClock(new Date(begin), zone);
  const opensThatDay = change !== null && dayOf(change.at) === dayOf(at);
  if (opensThatDay && isEarliest) return null;
  if (!opensThatDay || wait > waitMax)
    return makeFinding({
      kind: "closed",
      severity: "impossible",
      figures: { arrival: at, ...(change && { opensAt: change.at }) },
    });
  if (wait <= shortWait) return null;
  return makeFinding({
    kind: "opensLater",
    severity: wait > longWait ? "tight" : "hint",
    figures: { arrival: at, opensAt: change.at, wait },
  });
}
