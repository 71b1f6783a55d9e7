import type { Hours } from "../hours/read-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { soften, surenessOf } from "./estimate-doubt.ts";
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

function findVisit({ point, zone, visitFrom }: DayStop, hours: Hours): Finding | null {
  if (!visitFrom) return null;
  const stayMs = point.timeToSpend * minuteMs;
  const { instant: begin, doubt: trust } = visitFrom;
  const { state, change } = stateAt(hours, begin, zone, point);
  if (state === "unknown") return null;
  if (state === "open") {
    const missing = Math.round((begin + stayMs - (change?.instant ?? Infinity)) / minuteMs);
    if (missing <= 0 || !change) return null;
    return makeFinding({
      kind: "closesTooSoon",
      severity: soften(missing > point.timeToSpend * shareToSpare ? "impossible" : "tight", trust),
      figures: { closesAt: change.at, missing, timeToSpend: point.timeToSpend },
      sureness: surenessOf(missing, trust),
    });
  }
  const wait = change ? Math.round((change.instant - begin) / minuteMs) : Infinity;
  const at = wallClock(new Date(begin), zone);
  const opensThatDay = change !== null && dayOf(change.at) === dayOf(at);
  // After an unknown way the arrival is only the earliest one.
  if (opensThatDay && trust.minutes === null) return null;
  if (!opensThatDay || wait > waitMax)
    return makeFinding({
      kind: "closed",
      severity: soften("impossible", trust),
      figures: { arrival: at, ...(change && { opensAt: change.at }) },
      sureness: surenessOf(0, trust),
    });
  if (wait <= shortWait) return null;
  return makeFinding({
    kind: "opensLater",
    severity: wait > longWait ? "tight" : "hint",
    figures: { arrival: at, opensAt: change.at, wait },
    sureness: surenessOf(wait, trust),
  });
}
