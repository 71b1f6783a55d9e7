import { addressOf } from "../pages.ts";
import type { Trip } from "../trips/trip.ts";

/**
 * The address of a place's stop on the map: on the day in view if it has a stop there, else on its first day. Null
 * without a stop.
 */
export function findPlaceAddress(
  trip: Pick<Trip, "id" | "routes">,
  linkId: string,
  currentRouteId?: string,
): string | null {
  const stops = trip.routes.flatMap(({ points }) =>
    points.filter((point) => point.linkId === linkId),
  );
  const stop = stops.find(({ routeId }) => routeId === currentRouteId) ?? stops[0];
  if (!stop) return null;
  const path = addressOf("map", { tripId: trip.id, routeId: stop.routeId });
  return `${path}?${new URLSearchParams({ point: stop.id })}`;
}
