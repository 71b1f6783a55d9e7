import { lazyComponent } from "../ui/lazy/lazy-component.tsx";

/**
 * The map of a trip, whose renderer is loaded on first use. Not React's `lazy`: React shows what has suspended 300 ms later
 * at the earliest, also when it was there at once.
 */
export const LazyTripMap = lazyComponent(
  async () => (await import("./datum/trip-map-in-datum.tsx")).TripMapInDatum,
);

/** Preloads the renderer, for a page that is about to show a map. A failure shows up where the map is drawn. */
export function fetchTripMap(): void {
  LazyTripMap.load().catch(() => {});
}
