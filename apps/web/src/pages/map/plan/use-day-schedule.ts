import { listArrivals } from "@castor/core/bookings/journeys.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DaySchedule } from "@castor/core/routes/schedule/day-schedule.ts";
import { useMemo } from "react";
import { useDoorFinder } from "../../../data/hours/use-hours-module.ts";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { scheduleRoute } from "./schedule-route.ts";
import type { DayPath } from "./use-day-path.ts";

const noPoints: Route["points"] = [];
const noRoutes: readonly Route[] = [];

/** The schedule of the day in view among the days of its trip, as far as its path is known; null without a day, or before time zones and opening hours are known. */
export function useDaySchedule(
  route: Route | null,
  { legs, legTo }: Pick<DayPath, "legs" | "legTo">,
  routes: readonly Route[] = noRoutes,
): DaySchedule | null {
  const zoneAt = useZoneLookup(route !== null);
  const points = route?.points ?? noPoints;
  const findDoors = useDoorFinder(points);
  const { date, id = "" } = route ?? {};
  const arrives = useMemo(
    () => (zoneAt && listArrivals({ routes }, zoneAt).get(id)) ?? null,
    [routes, zoneAt, id],
  );
  // `legTo` is another function at each render: it answers the same as long as none of these changes.
  const pending = points.findIndex(
    (point) => point.routeMode !== "break" && legTo(point) === "pending",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pending` stands for `legTo`
  const schedule = useMemo(() => {
    if (date === undefined || zoneAt === null || findDoors === null) return null;
    return scheduleRoute({ date, points }, { legs, legTo }, { zoneAt, findDoors }, arrives);
  }, [date, points, legs, zoneAt, findDoors, pending, arrives]);
  // The rows of stops whose times stay are not drawn again.
  return useKeptEqual(schedule);
}
