import type { Route } from "@castor/core/routes/route.ts";
import { type DaySchedule, scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import { useMemo } from "react";
import { useDoorFinder } from "../../../data/hours/use-hours-module.ts";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import type { DayPath } from "./use-day-path.ts";

const noPoints: Route["points"] = [];

/**
 * The schedule of the day in view, as far as its path is known; null without a day, or before time zones and opening hours are known. The
 * times after a leg that still loads are unknown, so that no wrong time is shown for a moment.
 */
export function useDaySchedule(
  route: Route | null,
  { legs, legTo }: Pick<DayPath, "legs" | "legTo">,
): DaySchedule | null {
  const zoneAt = useZoneLookup(route !== null);
  const points = route?.points ?? noPoints;
  const findDoors = useDoorFinder(points);
  const date = route?.date;
  const pendingFrom = points.findIndex(
    (point) => point.routeMode !== "break" && legTo(point) === "pending",
  );
  const schedule = useMemo(() => {
    if (date === undefined || zoneAt === null || findDoors === null) return null;
    const zones = new Map(points.map((point) => [point.id, zoneAt(point)]));
    const zoneOf = (id: string) => zones.get(id) ?? null;
    const doorAt = findDoors(points);
    const day = { date, points, legs, zoneOf, fallbackZone: browserTimeZone(), doorAt };
    const schedule = scheduleDay(day);
    if (pendingFrom < 0) return schedule;
    const { stops } = scheduleDay({ ...day, points: points.slice(0, pendingFrom) });
    return { ...schedule, stops, end: null };
  }, [date, points, legs, zoneAt, findDoors, pendingFrom]);
  // The rows of stops whose times stay are not drawn again.
  return useKeptEqual(schedule);
}
