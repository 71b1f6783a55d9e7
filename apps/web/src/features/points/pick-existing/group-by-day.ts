import type { TripPlace } from "@castor/core/points/trip-places.ts";

/** The places under the days of their first stops. */
export function groupByDay(places: readonly TripPlace[]): Map<string, TripPlace[]> {
  const groups = new Map<string, TripPlace[]>();
  for (const place of places) {
    const { routeId } = place.point;
    groups.set(routeId, [...(groups.get(routeId) ?? []), place]);
  }
  return groups;
}
