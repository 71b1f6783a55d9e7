import { bounds } from "@castor/core/geo/bounds.ts";
import { position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { readUserStorage, writeUserStorage } from "../device/storage/user-storage.ts";

/** Beyond this number the oldest are forgotten. */
const mostAreas = 200;

/** Where a trip goes, as chosen when it was made. */
const tripArea = z.extend(position, { name: z.string(), area: z.optional(bounds) });
export type TripArea = z.infer<typeof tripArea>;

const areas = z.record(z.string(), tripArea);

function readAll(): z.infer<typeof areas> {
  try {
    return areas.parse(JSON.parse(readUserStorage("trip_areas") ?? "{}"));
  } catch {
    return {};
  }
}

/** Where the map of a trip opens while the trip has no points; null when nobody said so on this device. */
export const readTripArea = (tripId: string): TripArea | null => readAll()[tripId] ?? null;

/** Keeps the area of a trip on this device; the server does not store it. */
export function keepTripArea(tripId: string, chosen: TripArea): void {
  const { [tripId]: _, ...others } = readAll();
  const kept = [...Object.entries(others), [tripId, tripArea.parse(chosen)]].slice(-mostAreas);
  writeUserStorage("trip_areas", JSON.stringify(Object.fromEntries(kept)));
}
