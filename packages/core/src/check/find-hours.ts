import { knownHours } from "../hours/known-hours.ts";
import type { Hours } from "../hours/read-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { type Doubt, soften, surenessOf } from "./estimate-doubt.ts";
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

/** The wait that the schedule has at a closed door. */
function findWait({ times, doubt }: DayStop): Finding | null {
  if (!times || times.opens === null) return null;
  const { arrival, opens, waiting } = times;
  return judgeWait({ arrival: arrival.at, opensAt: opens.at, wait: waiting }, doubt);
}

function findVisit({ point, zone, visitFrom }: DayStop, hours: Hours): Finding | null {
  if (!visitFrom) return null;
  const stayMs = point.timeToSpend * minuteMs;
  const { instant: begin, doubt } = visitFrom;
  const { state, change } = stateAt(hours, begin, zone, point);
  if (state === "unknown") return null;
  if (state === "open") {
    const missing = Math.round((begin + stayMs - (change?.instant ?? Infinity)) / minuteMs);
    if (missing <= 0 || !change) return null;
    return makeFinding({
      kind: "closesTooSoon",
      severity: soften(missing > point.timeToSpend * shareToSpare ? "impossible" : "tight", doubt),
      figures: { closesAt: change.at, missing, timeToSpend: point.timeToSpend },
      sureness: surenessOf(missing, doubt),
    });
  }
  const arrival = wallClock(new Date(begin), zone);
  if (!change || dayOf(change.at) !== dayOf(arrival))
    return sayClosed({ arrival, ...(change && { opensAt: change.at }) }, doubt);
  const wait = Math.round((change.instant - begin) / minuteMs);
  return judgeWait({ arrival, opensAt: change.at, wait }, doubt);
}

/** A place that opens later on that day. */
function judgeWait(
  { wait, ...figures }: { arrival: string; opensAt: string; wait: number },
  doubt: Doubt,
): Finding | null {
  // After an unknown way the arrival is only the earliest one.
  if (doubt.minutes === null || wait <= shortWait) return null;
  if (wait > waitMax) return sayClosed(figures, doubt);
  return makeFinding({
    kind: "opensLater",
    severity: wait > longWait ? "tight" : "hint",
    figures: { ...figures, wait },
    sureness: surenessOf(wait, doubt),
  });
}

const sayClosed = (figures: { arrival: string; opensAt?: string }, doubt: Doubt) =>
  makeFinding({
    kind: "closed",
    severity: soften("impossible", doubt),
    figures,
    sureness: surenessOf(0, doubt),
  });
