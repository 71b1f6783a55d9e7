import { crossing } from "@castor/core/services/paths/path.ts";
import * as z from "zod/mini";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { OwnTripStore } from "./own-trip-store.ts";

/** A leg as it is stored; null where no path exists. */
export const storedLeg = z.nullable(
  z.object({
    distance: z.number(),
    duration: z.number(),
    line: z.string(),
    isEstimated: z.boolean(),
    crossing: z.optional(crossing),
  }),
);
export type StoredLeg = z.infer<typeof storedLeg>;

const legsOfTrip = z.record(z.string(), storedLeg);

/** The legs of stored trips, by key. They neither expire nor make room for others, unlike those of the leg cache. */
const store = new OwnTripStore("offline-legs", (value) => legsOfTrip.safeParse(value).data);

/** Stores the legs of a trip; null deletes them. */
export const keepLegs = (
  owner: string,
  tripId: string,
  legs: ReadonlyMap<string, StoredLeg> | null,
): Promise<boolean> => store.write(owner, tripId, legs && Object.fromEntries(legs));

/** The stored legs of these keys that the current user has. */
export async function readKeptLegs(
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredLeg>> {
  const owner = cacheOwner();
  const found = new Map<string, StoredLeg>();
  if (owner === null || keys.length === 0) return found;
  for (const legs of await store.list(owner))
    for (const key of keys) {
      const leg = legs[key];
      if (leg !== undefined) found.set(key, leg);
    }
  return found;
}
