import type { Position } from "@castor/core/geo/position.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useDeferredValue, useEffect } from "react";
import { afterFirstPaint } from "../device/loading/first-paint.ts";

/** Answers the time zone (IANA name) of a position; null when unknown. */
export type ZoneLookup = (position: Position) => string | null;

const nobodyKnows: ZoneLookup = () => null;

/** Keeps the map of zones once loaded. While it fails to load (no network), zones are unknown and the next use retries. */
export function keepZones(fetchLookup: () => Promise<ZoneLookup>) {
  // An atom takes a function for one that makes its value.
  const lookup = createAtom<{ zoneAt: ZoneLookup | null }>({ zoneAt: null });
  let isLoading = false;
  return {
    lookup,
    async load(): Promise<void> {
      const { zoneAt } = lookup.get();
      if (isLoading || (zoneAt && zoneAt !== nobodyKnows)) return;
      isLoading = true;
      const found = await fetchLookup().catch(() => nobodyKnows);
      isLoading = false;
      lookup.set({ zoneAt: found });
    },
  };
}

/** A chunk of its own, loaded after the first paint: days and the map are drawn before their times are known. */
const zones = keepZones(async () => {
  await afterFirstPaint();
  const { prepareZones, zoneAt } = await import("@castor/core/geo/zones/zone-at.ts");
  await prepareZones();
  return zoneAt;
});

/** Looks up time zones; null until their map is loaded. It is loaded once wanted. */
export function useZoneLookup(isWanted: boolean): ZoneLookup | null {
  useEffect(() => {
    if (isWanted) void zones.load();
  }, [isWanted]);
  // Deferred: the times of all days change at once, and are drawn in slices.
  return useDeferredValue(useSelector(zones.lookup).zoneAt);
}
