import * as z from "zod/mini";

/** How much of the map around a trip is stored, by the deepest zoom. */
export const offlineLevels = [
  { id: "region", maxZoom: 10 },
  { id: "towns", maxZoom: 13 },
  { id: "streets", maxZoom: 15 },
] as const;

export const offlineLevel = z.enum(offlineLevels.map(({ id }) => id));
export type OfflineLevel = z.infer<typeof offlineLevel>;

/** The bounds of the stored maps of a browser. */
export const offlineMapLimits = {
  tilesPerTrip: 30_000,
  /** Of all trips together. */
  bytes: 300_000_000,
} as const;
