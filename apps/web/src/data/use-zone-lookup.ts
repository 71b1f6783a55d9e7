import type { Position } from "@castor/core/basics/geo.ts";
import { useEffect, useSyncExternalStore } from "react";
import { afterFirstSight } from "../device/first-sight.ts";

/** The zone (IANA name) of a spot; null where nobody can say. */
export type ZoneLookup = (at: Position) => string | null;

/** The table of zones: throws on what is no spot on the earth. */
type ZoneTable = (latitude: number, longitude: number) => string;

const nobodyKnows: ZoneLookup = () => null;

/** Keeps the table of zones once it came. Without it (no network) nobody knows any zone, until somebody asks anew. */
export function keepZones(fetchTable: () => Promise<ZoneTable>) {
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
        const table = await fetchTable();
        take(({ lat, lng }) => {
          try {
            return table(lat, lng);
          } catch {
            return null;
          }
        });
      } catch {
        take(nobodyKnows);
      }
    },
  };
}

/** A part of its own: days are read and drawn, and the map with them, before their times are known. */
const zones = keepZones(async () => {
  await afterFirstSight();
  return (await import("@photostructure/tz-lookup")).default;
});

/** Looks up zones; null until the table is here, which comes once it is wanted. */
export function useZoneLookup(isWanted: boolean): ZoneLookup | null {
  useEffect(() => {
    if (isWanted) void zones.load();
  }, [isWanted]);
  return useSyncExternalStore(zones.subscribe, zones.read);
}
