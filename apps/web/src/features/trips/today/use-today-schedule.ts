import { legsByPoint, listPathRequests } from "@castor/core/routes/paths/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type DaySchedule, scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import { useMemo } from "react";
import { usePaths } from "../../../data/routing/use-paths.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";

/**
 * The schedule of a day; null until its legs are known. Until the zones of places are known, the device's zone counts:
 * on the day of the trip it is mostly the right one.
 */
export function useTodaySchedule(route: Route): DaySchedule | null {
  const { date, points } = route;
  const zoneAt = useZoneLookup(true);
  const chunks = useMemo(() => listPathRequests(points), [points]);
  const { paths, isLoading } = usePaths(chunks.map(({ request }) => request));
  return useMemo(() => {
    if (isLoading) return null;
    const legs = chunks.map((chunk, at) => {
      const found = paths[at];
      return found ? legsByPoint(chunk, found.path) : {};
    });
    const zones = new Map(points.map((point) => [point.id, zoneAt?.(point) ?? null]));
    return scheduleDay({
      date,
      points,
      legs: Object.assign({}, ...legs),
      zoneOf: (id) => zones.get(id) ?? null,
      fallbackZone: browserTimeZone(),
    });
  }, [date, points, chunks, paths, isLoading, zoneAt]);
}
