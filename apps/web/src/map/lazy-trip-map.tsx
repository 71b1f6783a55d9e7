import { lazy } from "react";

const load = () => import("./datum/trip-map-in-datum.tsx");

/** Preloads the renderer, for a page that is about to show a map. A failure shows up where the map is drawn. */
export function fetchTripMap(): void {
  load().catch(() => {});
}

/** The map of a trip, whose renderer is loaded on first use. Put it under a `Suspense`. */
export const LazyTripMap = lazy(async () => ({ default: (await load()).TripMapInDatum }));
