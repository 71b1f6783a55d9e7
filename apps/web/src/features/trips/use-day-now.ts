import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { DayLegs } from "../../data/routing/day-legs.ts";
import { type FollowedDay, useGoingDay } from "./today/use-going-day.ts";
import { useKnownDay } from "./today/use-known-day.ts";

/** A day of a trip as it goes on; null unless it is on and its legs are known. */
export function useDayNow(
  trip: Trip,
  route: Route,
  known: Pick<DayLegs, "legs" | "missing"> | null,
): FollowedDay | null {
  const followed = useGoingDay(trip, useKnownDay(trip, route, known));
  return followed?.isOn ? followed : null;
}
