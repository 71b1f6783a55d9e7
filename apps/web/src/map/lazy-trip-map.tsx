import { lazy } from "react";

/** The map of a trip, whose renderer arrives when it is first shown: put it under a `Suspense`. */
export const LazyTripMap = lazy(async () => ({
  default: (await import("./trip-map.tsx")).TripMap,
}));
