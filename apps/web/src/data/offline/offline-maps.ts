import { offlineLevel } from "@castor/core/map/offline/offline-levels.ts";
import * as z from "zod/mini";
import { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { keepOnlyPieces, type Piece, pieceKey } from "./map-pieces.ts";
import { keepLegs } from "./stored-legs.ts";
import { keepPlaces } from "./stored-places.ts";

/** The pieces of one version of a map file that a trip needs. */
const mapPart = z.object({
  address: z.string(),
  level: offlineLevel,
  /** Offset and length of each piece in turn. */
  pieces: z.array(z.number()),
});
export type MapPart = z.infer<typeof mapPart>;

/** A trip that a user has stored with its map, or has begun to store. */
const offlineMap = z.object({
  owner: z.string(),
  tripId: z.string(),
  name: z.string(),
  /** Null where the server has no street map of its own: the map of the world is there anyway. */
  part: z.nullable(mapPart),
  /** What it was made for: another mark means that the points of the trip are others now. */
  mark: z.string(),
  /** When all of it was stored (milliseconds since 1970); null while something is missing. */
  wholeAt: z.nullable(z.number()),
  /** The former map, which is used until the new one is whole. */
  former: z.nullable(z.object({ part: mapPart, wholeAt: z.number() })),
});
export type OfflineMap = z.infer<typeof offlineMap>;

const store = new IndexedDbStore("offline-maps");
const listeners = new Set<() => void>();
const keyOf = (owner: string, tripId: string) => JSON.stringify([owner, tripId]);

/** Calls back when something was stored or deleted in this window; returns a function that unsubscribes. */
export function watchOfflineMaps(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

async function readAll(): Promise<OfflineMap[]> {
  const entries = await store.entries();
  return entries.flatMap(([, value]) => offlineMap.safeParse(value).data ?? []);
}

/** The stored maps of the current user. */
export async function listOfflineMaps(): Promise<OfflineMap[]> {
  const owner = cacheOwner();
  return (await readAll()).filter((map) => map.owner === owner);
}

/** False when there is no room. */
export async function writeOfflineMap(map: OfflineMap): Promise<boolean> {
  const isStored = await store.set([[keyOf(map.owner, map.tripId), map]]);
  notifyAll();
  return isStored;
}

/** Each piece of a part. */
export const piecesOf = ({ pieces }: MapPart): Piece[] =>
  Array.from({ length: Math.floor(pieces.length / 2) }, (_, index) => ({
    offset: pieces[2 * index] ?? 0,
    length: pieces[2 * index + 1] ?? 0,
  }));

/** The parts that are needed, of all users. */
const partsOf = (maps: readonly OfflineMap[]): MapPart[] =>
  maps.flatMap(({ part, former }) => [...(part ? [part] : []), ...(former ? [former.part] : [])]);

/** Bytes by key, each piece once, as trips share pieces. */
function sizesOf(parts: readonly MapPart[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const part of parts)
    for (const { offset, length } of piecesOf(part))
      sizes.set(pieceKey(part.address, offset), length);
  return sizes;
}

export const sizeOf = (part: MapPart): number =>
  piecesOf(part).reduce((sum, { length }) => sum + length, 0);

/** The sizes of all that is stored or about to be, whoever stores it, but for a trip of the current user. */
export async function sizesOfOthers(tripId: string): Promise<ReadonlyMap<string, number>> {
  const owner = cacheOwner();
  const others = (await readAll()).filter((map) => map.owner !== owner || map.tripId !== tripId);
  return sizesOf(partsOf(others));
}

const pathOf = (address: string) => address.replace(/\?.*$/, "");

/** The addresses under which pieces of a map file are stored: this one and other versions of it. */
export async function listStoredVersions(address: string): Promise<string[]> {
  const stored = partsOf(await readAll()).map((part) => part.address);
  return [...new Set(stored.filter((other) => pathOf(other) === pathOf(address)))];
}

/** Deletes pieces that no map needs. */
export async function sweepPieces(): Promise<void> {
  await keepOnlyPieces(new Set(sizesOf(partsOf(await readAll())).keys()));
}

async function deleteMaps(maps: readonly OfflineMap[]): Promise<void> {
  if (maps.length === 0) return;
  await store.delete(maps.map(({ owner, tripId }) => keyOf(owner, tripId)));
  for (const { owner, tripId } of maps) {
    await keepLegs(owner, tripId, null);
    await keepPlaces(owner, tripId, null);
  }
  await sweepPieces();
  notifyAll();
}

/** Deletes what the current user has stored of a trip. */
export async function deleteOfflineMap(tripId: string): Promise<void> {
  await deleteMaps((await listOfflineMaps()).filter((map) => map.tripId === tripId));
}

/** Deletes all that a user has stored. */
export async function deleteOfflineMapsOf(owner: string): Promise<void> {
  await deleteMaps((await readAll()).filter((map) => map.owner === owner));
}
