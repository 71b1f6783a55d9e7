import type { Position } from "@castor/core/geo/position.ts";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { afterFirstPaint } from "../device/loading/first-paint.ts";

/** Answers the time zone (IANA name) of a position; null when unknown. */
export type ZoneLookup = (at: Position) => string | null;

const nobodyKnows: ZoneLookup = () => null;

/** Keeps the map of zones once loaded. While it fails to load (no network), zones are unknown and the next use retries. */
export function keepZones(fetchLookup: () => Promise<ZoneLookup>) {
  let lookup: ZoneLookup | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const take = (next: ZoneLookup) => {
    isLoading = false;
    lookup = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => lookup,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(): Promise<void> {
      if (isLoading || (lookup && lookup !== nobodyKnows)) return;
      isLoading = true;
      try {
        take(await fetchLookup());
      } catch {
        take(nobodyKnows);
      }
    },
  };
}

/** A chunk of its own, loaded after the first paint: days and the map are drawn before their times are known. */
const zones = keepZones(async () => {
  await afterFirstPaint();
  return (await import("@castor/core/geo/zones/zone-at.ts")).zoneAt;
});

/** Looks up time zones; null until their map is loaded. It is loaded once wanted. */
export function useZoneLookup(isWanted: boolean): ZoneLookup | null {
  useEffect(() => {
    if (isWanted) void zones.load();
  }, [isWanted]);
  // Deferred: the times of all days change at once, and are drawn in slices.
  return useDeferredValue(useSyncExternalStore(zones.subscribe, zones.read));
}
