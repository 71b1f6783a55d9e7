import { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { keepPictures } from "../../../device/worker/app-worker.ts";
import type { PicturesMessage } from "../../../worker/worker-message.ts";
import { dropKeptFiles } from "../../files/kept-files.ts";
import { deleteOfflineMap, deleteOfflineMapsOf } from "../../offline/offline-maps.ts";
import { cacheOwner } from "./cached-call.ts";
import { listPictureAddresses } from "./picture-addresses.ts";
import {
  type CachedTrip,
  type Received,
  type StoredAnswer,
  StoredAnswers,
} from "./stored-answers.ts";

/** About 100 MB of JSON. A trip of 1,020 points has about 1 MB. */
const bounds = { most: 3_000, size: 100_000_000, singleSize: 20_000_000 };

const listeners = new Set<(name: string) => void>();

/** The answers of the server that this browser keeps (decision 056). */
const stored = new StoredAnswers(
  {
    answers: new IndexedDbStore("answers"),
    index: new IndexedDbStore("answer-index"),
    kept: new IndexedDbStore("kept-trips"),
  },
  bounds,
  Date.now,
  (owner, names) => {
    // Nobody learns what another user of this browser has lost.
    if (owner !== cacheOwner()) return;
    for (const name of names) for (const listener of listeners) listener(name);
  },
);

export const readAnswer = (key: string): Promise<StoredAnswer | null> => stored.read(key);
/** Their pictures are kept with trips, and go with them. */
async function reportPictures(of: PicturesMessage["of"] = null): Promise<void> {
  keepPictures({ trips: await stored.listTripIds(), of });
}

export async function writeAnswers(received: readonly Received[]): Promise<void> {
  await stored.write(received);
  for (const { tripId, tripName, body } of received)
    if (tripId !== null && tripName !== null)
      await reportPictures({ tripId, addresses: listPictureAddresses(body) });
}
export async function purgeAnswers(): Promise<void> {
  await stored.purge();
  await reportPictures();
}
export const deleteAnswer = (key: string): Promise<void> => stored.delete(key);

/** Marks a trip of the current user to be dropped last. */
export async function keepTrip(tripId: string, isKept: boolean): Promise<void> {
  const owner = cacheOwner();
  if (owner !== null) await stored.keepTrip(owner, tripId, isKept);
}

/** Removes what is cached of a trip for the current user, its stored map, and its kept files. */
export async function forgetCachedTrip(tripId: string): Promise<void> {
  const owner = cacheOwner();
  if (owner === null) return;
  await stored.forgetTrip(owner, tripId);
  await reportPictures();
  await deleteOfflineMap(tripId);
  await dropKeptFiles((file) => file.owner === owner && file.tripId === tripId);
}

/** Removes all that is cached for a user, the stored maps and the kept files; an empty id stands for visitors. */
export async function clearCache(userId: string): Promise<void> {
  await stored.clear(userId);
  await reportPictures();
  await deleteOfflineMapsOf(userId);
  await dropKeptFiles((file) => file.owner === userId);
}

/** The trips that the current user can read without a network, the newest first. */
export async function listCachedTrips(): Promise<CachedTrip[]> {
  const owner = cacheOwner();
  return owner === null ? [] : stored.listTrips(owner);
}

/** Calls back with the name of a trip that had to make room; returns a function that unsubscribes. */
export function watchDroppedTrips(onDropped: (name: string) => void): () => void {
  listeners.add(onDropped);
  return () => listeners.delete(onDropped);
}
