import { lazyComponent } from "../../ui/lazy/lazy-component.tsx";

/** The map for a browser that cannot draw it, which few need. */
export const LazyStillMap = lazyComponent(async () => (await import("./still-map.tsx")).StillMap);
