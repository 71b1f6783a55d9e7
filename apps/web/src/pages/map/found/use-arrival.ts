import { listArrivals } from "@castor/core/bookings/journeys.ts";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { defaults } from "@castor/core/limits.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type StopTimes, scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import { useMemo } from "react";
import { useDoorFinder } from "../../../data/hours/use-hours-module.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useDayPath } from "../plan/use-day-path.ts";

const noPoints: Route["points"] = [];
const foundId = "found";
/** A guess for the way to a place that is not in the plan yet, in metres per second along the straight line. */
const guessedSpeed = 9;

/** When one would arrive at a place as the next stop of a day, by a guessed way; null while or where this is unknown. */
export function useArrival(
  day: Route | null,
  { lat, lng }: Position,
  routes: readonly Route[],
): StopTimes | null {
  const points = day?.points ?? noPoints;
  const { legs } = useDayPath(points);
  const zoneAt = useZoneLookup(day !== null);
  const findDoors = useDoorFinder(points);
  const { date, id = "" } = day ?? {};
  const arrives = useMemo(
    () => (zoneAt && listArrivals({ routes }, zoneAt).get(id)) ?? null,
    [routes, zoneAt, id],
  );
  return useMemo(() => {
    if (date === undefined || !zoneAt || !findDoors) return null;
    const last = points.at(-1);
    const duration = last ? distanceBetween(last, { lat, lng }) / guessedSpeed : 0;
    const zones = new Map(points.map((point) => [point.id, zoneAt(point)]));
    const { stops } = scheduleDay({
      date,
      points: [
        ...points,
        {
          ...{ id: foundId, routeMode: "car", reservationTime: null, cameBeforeMin: 0 },
          timeToSpend: defaults.timeToSpend,
        },
      ],
      legs: { ...legs, [foundId]: { duration, isEstimated: true } },
      zoneOf: (id) => (id === foundId ? zoneAt({ lat, lng }) : (zones.get(id) ?? null)),
      fallbackZone: browserTimeZone(),
      doorAt: findDoors(points),
      arrives,
    });
    return stops[foundId] ?? null;
  }, [date, points, legs, zoneAt, findDoors, arrives, lat, lng]);
}
