import { listArrivals } from "../bookings/journeys.ts";
import { applyTripChange } from "../changes/change-rows.ts";
import type { CheckContext } from "../check/check-context.ts";
import { createTripCheck, type TripCheck } from "../check/create-trip-check.ts";
import { collectDayFacts } from "../check/day-facts.ts";
import type { Finding } from "../check/finding.ts";
import type { Point } from "../points/point.ts";
import { timeOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { compareFindings, isAsSevere, isSameProblem } from "./compare-findings.ts";
import type { Candidate, Fix } from "./fix.ts";
import { legsAfter } from "./legs-after.ts";
import { listCandidates } from "./list-candidates.ts";
import { listCostChanges } from "./list-cost-changes.ts";
import {
  type ChangedDay,
  listChangedDays,
  listTimeChanges,
  movesReservation,
} from "./list-time-changes.ts";
import type { Problem } from "./problem.ts";
import { canBeMended } from "./remedies.ts";

/** More are not read. */
const mostFixes = 4;
/** A day to which a stop is moved ends by this time. */
const latestEnd = "22:00";

/** A fix helps also when the ways that it makes take longer than estimated, by the median error of estimates. */
const slowerWays = 1.25;

/** What is needed to find fixes besides the check's context. */
export interface MendContext extends CheckContext {
  /** The id of a stop that a fix makes. */
  newId: string;
  /** Now, ISO 8601. */
  at: string;
}

/**
 * Fixes of a finding (specification#mend): changes after which it is gone and no finding of the same or a higher severity
 * has come, the least intrusive first. Each candidate is applied to the trip, which is checked again. None for a finding that is
 * gone already. Pure.
 */
export function findFixes(trip: Trip, finding: Finding, context: MendContext): Fix[] {
  if (!canBeMended(finding.kind)) return [];
  const check = createTripCheck();
  const found = check(trip, context);
  const route = trip.routes.find(({ id }) => id === finding.routeIds[0]);
  if (!route || !found.some((each) => isSameProblem(each, finding))) return [];
  const arrives = listArrivals(trip, context.zoneOf).get(route.id);
  const day = collectDayFacts(route, context, arrives);
  const index = day.stops.findIndex(({ point }) => point.id === finding.stopIds[0]);
  const problem: Problem = {
    ...{ trip, context, finding, day, newId: context.newId },
    index: index < 0 ? null : index,
  };
  const fixes: Fix[] = [];
  for (const ofKind of listCandidates(problem)) {
    const fix = firstThatHelps(problem, ofKind, { check, found, at: context.at });
    if (fix) fixes.push(fix);
    if (fixes.length === mostFixes) break;
  }
  return fixes;
}

interface Judge {
  check: TripCheck;
  /** The findings of the trip as it is. */
  found: readonly Finding[];
  at: string;
}

/** One that causes nothing at all is preferred. */
function firstThatHelps(problem: Problem, candidates: readonly Candidate[], judge: Judge) {
  let fallback: Fix | null = null;
  for (const candidate of candidates) {
    const fix = tryOut(problem, candidate, judge);
    if (fix?.come.length === 0) return fix;
    fallback ??= fix;
  }
  return fallback;
}

function tryOut(
  { trip, finding, context }: Problem,
  candidate: Candidate,
  { check, found, at }: Judge,
): Fix | null {
  const after = candidate.changes.reduce(
    (changed, change) => applyTripChange(changed, { ...change, at }),
    trip,
  );
  const zoneOf = zonesAfter(trip, context);
  const checkAfter = (slower?: number) => {
    const { legsByDay, isEstimated } = legsAfter(trip, after, context.legsByDay, slower);
    const contextAfter = { ...context, legsByDay, zoneOf };
    const foundAfter = check(after, contextAfter);
    const changed = compareFindings(found, foundAfter);
    const helps =
      !foundAfter.some((each) => isSameProblem(finding, each)) &&
      !changed.come.some((each) => isAsSevere(each, finding));
    return { ...changed, helps, isEstimated, contextAfter };
  };
  const { gone, come, helps, isEstimated, contextAfter } = checkAfter();
  if (!helps || (isEstimated && !checkAfter(slowerWays).helps)) return null;
  const days = listChangedDays({ trip, context }, { trip: after, context: contextAfter });
  if (
    losesTimes(days) ||
    movesReservation(days) ||
    (candidate.kind === "moveDay" && endsLate(days, candidate))
  )
    return null;
  const stopIds = [...finding.stopIds, ...candidate.stopIds];
  const times = listTimeChanges(days, [trip, after], stopIds);
  const costs = listCostChanges(trip, after);
  return { ...candidate, times, costs, gone, come, isEstimated };
}

/** True where a stop that had a time is still there without one: what is unknown is not mended. */
const losesTimes = (days: readonly ChangedDay[]): boolean =>
  days.some(({ was, is }) =>
    is.stops.some(({ point, times }) => {
      const before = was.stops.find((stop) => stop.point.id === point.id);
      return before?.times && !times;
    }),
  );

/** A stop that a fix makes is in the zone of its place. */
function zonesAfter(trip: Trip, { zoneOf }: CheckContext): CheckContext["zoneOf"] {
  const known = new Set(trip.routes.flatMap(({ points }) => points.map(({ id }) => id)));
  return (point: Point) => {
    if (known.has(point.id)) return zoneOf(point);
    const sibling = trip.routes
      .flatMap(({ points }) => points)
      .find(({ linkId }) => linkId === point.linkId);
    return zoneOf(sibling ?? point);
  };
}

/** True where the day to which a stop is moved has no time for it. */
const endsLate = (days: readonly ChangedDay[], { routeId }: Candidate): boolean =>
  days.some(({ is: { route, schedule } }) => {
    const { at = route.date, day = 0 } = schedule.end ?? {};
    return route.id === routeId && (day > 0 || timeOf(at) > latestEnd);
  });
