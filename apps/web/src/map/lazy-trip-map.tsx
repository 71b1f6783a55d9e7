import { lazy } from "react";

const load = () => import("./datum/trip-map-in-datum.tsx");

/** Begins to fetch the renderer, for a page that is about to show a map. One that does not come is said where it is shown. */
export function fetchTripMap(): void {
  load().catch(() => {});
}

/** The map of a trip, whose renderer arrives when it is first shown: put it under a `Suspense`. */
export const LazyTripMap = lazy(async () => ({ default: (await load()).TripMapInDatum }));
