import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { afterFirstPaint } from "../../device/loading/first-paint.ts";
import { loadChunk } from "../../device/loading/load-chunk.ts";
import { whenReachable } from "../../device/loading/when-reachable.ts";

/**
 * Retries until it succeeds. The page works without this component, so a failure must never reach an error boundary.
 */
async function fetchWithRetry<Loaded>(fetchComponent: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadChunk(fetchComponent);
  } catch {
    await whenReachable();
    return fetchWithRetry(fetchComponent);
  }
}

/** A part of the page frame in a chunk of its own, loaded after the first paint. Put it under a `Suspense`. */
export function lazyAfterFirstPaint<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await afterFirstPaint();
    return { default: await fetchWithRetry(fetchComponent) };
  });
}
