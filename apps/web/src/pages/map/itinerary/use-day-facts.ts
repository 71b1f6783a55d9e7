import { listArrivals } from "@castor/core/bookings/journeys.ts";
import type { Point } from "@castor/core/points/point.ts";
import { type DayLeg, type PathTotals, sumLegs } from "@castor/core/routes/paths/path-requests.ts";
import { pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DaySchedule } from "@castor/core/routes/schedule/day-schedule.ts";
import { legKey } from "@castor/core/services/paths/leg-key.ts";
import { useCallback, useMemo, useState } from "react";
import { useDoorFinder } from "../../../data/hours/use-hours-module.ts";
import { type DayLegs, isLegsOf, pathRequestsOf } from "../../../data/routing/day-legs.ts";
import { keepEqual } from "../../../data/use-kept-equal.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import type { LegState } from "../../../features/points/leg-line.tsx";
import { type ScheduleTools, scheduleRoute } from "../plan/schedule-route.ts";

/** What the itinerary says of a day's path and times. */
export interface DayFacts {
  legTo: (point: Point) => LegState | null;
  totals: PathTotals | null;
  isLoading: boolean;
  schedule: DaySchedule | null;
}

interface KnownDay {
  route: Route;
  found: DayLegs | undefined;
  tools: ScheduleTools | null;
  arrives: number | null;
  facts: DayFacts;
}

/** The legs of a day as far as they are known: while its changed path is asked for, those that stay. */
function readLegs(
  route: Route,
  found: DayLegs | undefined,
  known: Map<string, DayLeg | "missing">,
) {
  const spans = pathSpans(route.points);
  const isLoading = pathRequestsOf(route.points).length > 0 && !isLegsOf(route.points, found);
  const states = new Map<string, DayLeg | "missing">();
  for (const [id, { from, to }] of spans) {
    const key = legKey(to.routeMode, from, to);
    const now = found?.missing.has(id) ? "missing" : found?.legs[id];
    const state = isLoading ? known.get(key) : now;
    if (state === undefined) continue;
    states.set(id, state);
    known.set(key, state);
  }
  const legTo = (point: Point): LegState | null =>
    spans.has(point.id)
      ? (states.get(point.id) ?? (isLoading || point.routeMode === "break" ? "pending" : null))
      : null;
  const legs: Record<string, DayLeg> = {};
  for (const [id, state] of states) if (state !== "missing") legs[id] = state;
  return { legs, legTo, isLoading };
}

/**
 * Works out the path and the times of a day when its rows are drawn: of the days out of view nothing is. The legs are those
 * that the map loads for its lines.
 */
export function useDayFacts(
  routes: readonly Route[],
  shown: readonly Route[],
  legsOf: (routeId: string) => DayLegs | undefined,
): (route: Route) => DayFacts {
  const zoneAt = useZoneLookup(true);
  const points = useMemo(() => shown.flatMap((route) => route.points), [shown]);
  const findDoors = useDoorFinder(points);
  const tools = useMemo(
    () => (zoneAt && findDoors ? { zoneAt, findDoors } : null),
    [zoneAt, findDoors],
  );
  const arrivals = useMemo(() => zoneAt && listArrivals({ routes }, zoneAt), [routes, zoneAt]);
  const [known] = useState(() => ({
    days: new Map<string, KnownDay>(),
    legs: new Map<string, DayLeg | "missing">(),
  }));
  return useCallback(
    (route) => {
      const found = legsOf(route.id);
      const before = known.days.get(route.id);
      const arrives = arrivals?.get(route.id) ?? null;
      const isSame = before?.route === route && before.found === found && before.tools === tools;
      if (isSame && before.arrives === arrives) return before.facts;
      const { legs, legTo, isLoading } = readLegs(route, found, known.legs);
      const ofPath = Object.values(legs);
      const schedule = tools && scheduleRoute(route, { legs, legTo }, tools, arrives);
      const facts = {
        legTo,
        totals: ofPath.length > 0 ? sumLegs(ofPath) : null,
        isLoading,
        // The rows of stops whose times stay are not drawn again.
        schedule: keepEqual(before?.facts.schedule ?? null, schedule),
      };
      known.days.set(route.id, { route, found, tools, arrives, facts });
      return facts;
    },
    [legsOf, tools, arrivals, known],
  );
}
