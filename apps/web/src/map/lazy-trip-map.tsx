import { lazyComponent } from "../ui/lazy/lazy-component.tsx";
import type { TripMapProps } from "./trip-map-props.ts";

/** A browser without WebGL 2 needs no renderer. Whether it has a context to give shows only when the map is made. */
const hasWebGl = () => "WebGL2RenderingContext" in window;

/**
 * The map of a trip, whose renderer is loaded on first use. Not React's `lazy`: React shows what has suspended 300 ms later
 * at the earliest, also when it was there at once.
 */
export const LazyTripMap = lazyComponent<TripMapProps>(async () =>
  hasWebGl()
    ? (await import("./datum/trip-map-in-datum.tsx")).TripMapInDatum
    : (await import("./still/still-map.tsx")).StillMap,
);

/** Preloads the renderer, for a page that is about to show a map. A failure shows up where the map is drawn. */
export function fetchTripMap(): void {
  LazyTripMap.load().catch(() => {});
}
