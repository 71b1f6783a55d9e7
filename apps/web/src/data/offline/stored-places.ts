import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import {
  findNearby,
  indexNearby,
  type NearbyIndex,
  type NearbyPlace,
  nearbyPlace,
  searchNearby,
} from "@castor/core/services/places/nearby-place.ts";
import * as z from "zod/mini";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { OwnTripStore } from "./own-trip-store.ts";

const placesOfTrip = z.array(nearbyPlace);

/** The places around stored trips. */
const store = new OwnTripStore("offline-places", (value) => placesOfTrip.safeParse(value).data);

let indexed: { of: readonly (readonly NearbyPlace[])[]; index: NearbyIndex } | null = null;

/** Stores the places around a trip; null deletes them. */
export const keepPlaces = (
  owner: string,
  tripId: string,
  places: readonly NearbyPlace[] | null,
): Promise<boolean> => store.write(owner, tripId, places && [...places]);

/** The places around all trips that the current user has stored, each once. */
async function readIndex(): Promise<NearbyIndex> {
  const owner = cacheOwner();
  const of = owner === null ? [] : await store.list(owner);
  if (indexed?.of === of) return indexed.index;
  const places = new Map(
    of.flat().map((place) => [`${place.lat} ${place.lng} ${place.name}`, place]),
  );
  indexed = { of, index: indexNearby([...places.values()]) };
  return indexed.index;
}

export async function hasStoredPlaces(): Promise<boolean> {
  return (await readIndex()).length > 0;
}

/** Stored places by the typed words, the best first. */
export const searchStoredPlaces = async (
  text: string,
  near: Position | null,
  limit: number,
): Promise<FoundPlace[]> => searchNearby(await readIndex(), text, near, limit);

/** The stored place at a position, else the town around it. */
export const findStoredPlace = async (position: Position): Promise<FoundPlace | null> =>
  findNearby(await readIndex(), position);
