import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { afterFirstSight } from "../device/first-sight.ts";
import { whenReachable } from "../device/when-reachable.ts";

/** Asks until it comes: without it the page is whole but for this corner, so it never takes the page along. */
async function fetchAtLast<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await whenReachable();
    return fetchAtLast(fetchPart);
  }
}

/** A corner of every page's frame that loads apart, after what the page was opened for: put it under a `Suspense`. */
export function lateCorner<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await afterFirstSight();
    return { default: await fetchAtLast(fetchPart) };
  });
}
