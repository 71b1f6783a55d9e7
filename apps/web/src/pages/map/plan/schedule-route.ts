import type { Route } from "@castor/core/routes/route.ts";
import { type DaySchedule, scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import type { DoorFinder } from "@castor/core/routes/schedule/door.ts";
import type { ZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import type { DayPath } from "./use-day-path.ts";

export interface ScheduleTools {
  zoneAt: ZoneLookup;
  findDoors: DoorFinder;
}

/** The schedule of a day. The times after a leg that still loads are unknown, so that no wrong time is shown for a moment. */
export function scheduleRoute(
  { date, points }: Pick<Route, "date" | "points">,
  { legs, legTo }: Pick<DayPath, "legs" | "legTo">,
  { zoneAt, findDoors }: ScheduleTools,
  /** When a journey of an earlier day ends at its first stop (`listArrivals`). */
  arrives: number | null = null,
): DaySchedule {
  const zones = new Map(points.map((point) => [point.id, zoneAt(point)]));
  const zoneOf = (id: string) => zones.get(id) ?? null;
  const doorAt = findDoors(points);
  const day = { date, points, legs, zoneOf, fallbackZone: browserTimeZone(), doorAt, arrives };
  const schedule = scheduleDay(day);
  const pendingFrom = points.findIndex(
    (point) => point.routeMode !== "break" && legTo(point) === "pending",
  );
  if (pendingFrom < 0) return schedule;
  const { stops } = scheduleDay({ ...day, points: points.slice(0, pendingFrom) });
  return { ...schedule, stops, end: null };
}
