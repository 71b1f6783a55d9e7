import { listArrivals } from "@castor/core/bookings/journeys.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { KnownDay } from "@castor/core/today/going-day.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useDoorFinder } from "../../../data/hours/use-hours-module.ts";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";

/**
 * A day with all that its times follow from; null until its legs are known. Until the zones of places are known, the
 * device's zone counts: on the day of the trip it is mostly the right one. Until opening hours are known, nobody waits at a door.
 */
export function useKnownDay(
  { routes }: Pick<Trip, "routes">,
  route: Route,
  known: Pick<DayLegs, "legs" | "missing"> | null,
): KnownDay | null {
  const zoneAt = useZoneLookup(true);
  const findDoors = useDoorFinder(route.points);
  const { legs, missing } = known ?? {};
  return useMemo(() => {
    if (!legs || !missing) return null;
    const zoneOf = (point: Point) => zoneAt?.(point) ?? null;
    return {
      route,
      legs: { legs, missing: [...missing] },
      zoneOf,
      arrives: listArrivals({ routes }, zoneOf).get(route.id),
      fallbackZone: browserTimeZone(),
      findDoors,
    };
  }, [routes, route, legs, missing, zoneAt, findDoors]);
}
