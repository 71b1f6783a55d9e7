import { type DaySchedule, scheduleDay } from "@castor/core/routes/day-schedule.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useMemo } from "react";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { callerZone } from "../../device/time-zone.ts";
import type { DayPath } from "./use-day-path.ts";

const noPoints: Route["points"] = [];

/**
 * When one is where on the day in view, as far as its path is known; null without a day, or before zones are known. What
 * follows a leg that is still looked for waits for it, rather than be assumed for a moment.
 */
export function useDaySchedule(
  route: Route | null,
  { legs, legTo }: Pick<DayPath, "legs" | "legTo">,
): DaySchedule | null {
  const zoneAt = useZoneLookup(route !== null);
  const points = route?.points ?? noPoints;
  const date = route?.date;
  const pendingFrom = points.findIndex(
    (point) => point.routeMode !== "break" && legTo(point) === "pending",
  );
  return useMemo(() => {
    if (date === undefined || zoneAt === null) return null;
    const zones = new Map(points.map((point) => [point.id, zoneAt(point)]));
    const zoneOf = (id: string) => zones.get(id) ?? null;
    const day = { date, points, legs, zoneOf, fallbackZone: callerZone() };
    const schedule = scheduleDay(day);
    if (pendingFrom < 0) return schedule;
    const { stops } = scheduleDay({ ...day, points: points.slice(0, pendingFrom) });
    return { ...schedule, stops, end: null };
  }, [date, points, legs, zoneAt, pendingFrom]);
}
