import { limits } from "@castor/core/limits.ts";
import type { PicturesMessage } from "./worker-message.ts";

const prefix = "castor-pictures-";
/** The cache of a trip: what is kept of it goes with it. */
const cacheOf = (tripId: string) => prefix + tripId;

/**
 * A picture of a place, from what is kept or from the server. Without either the answer is empty: to a page that is a picture which
 * does not load, and nothing has failed.
 */
export async function readPicture(request: Request): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch {
    return new Response(null, { status: 204 });
  }
}

/** One message after another: they would overtake each other's bounds. */
let last: Promise<unknown> = Promise.resolve();

/** Keeps the pictures of a trip that is stored here, and drops those of trips that are not, or that have no room. */
export function keepPictures(message: PicturesMessage): Promise<void> {
  const turn = last.then(() => keep(message));
  last = turn.catch(() => undefined);
  return turn;
}

async function keep({ trips, of }: PicturesMessage): Promise<void> {
  const stored = new Set(trips.map(cacheOf));
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.filter((name) => !stored.has(name)).map((name) => caches.delete(name)));
  if (of && trips.includes(of.tripId)) await fill(await caches.open(cacheOf(of.tripId)), of);
  let left: number = limits.keptPictures.all;
  for (const tripId of trips) {
    if (!(await caches.has(cacheOf(tripId)))) continue;
    const cache = await caches.open(cacheOf(tripId));
    const kept = await cache.keys();
    await Promise.all(kept.slice(left).map((request) => cache.delete(request)));
    left -= Math.min(left, kept.length);
  }
}

/** What the server refuses is asked for once in the life of the worker: each edit of a trip stores it again. */
const refused = new Set<string>();

/** Fetches what the trip shows and the cache lacks, one by one, and removes what the trip does not show any more. */
async function fill(cache: Cache, { addresses }: NonNullable<PicturesMessage["of"]>) {
  const wanted = new Set(addresses.slice(0, limits.keptPictures.ofTrip));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!wanted.delete(pathname)) await cache.delete(request);
  }
  for (const address of wanted) {
    try {
      if (refused.has(address)) continue;
      const answer = await fetch(address);
      // A server that is busy or ill is left alone.
      if (answer.status === 429 || answer.status >= 500) return;
      const isPicture = answer.ok && answer.headers.get("content-type") === "image/jpeg";
      const picture = await answer.blob();
      if (isPicture && picture.size <= limits.pictureBytes)
        await cache.put(address, new Response(picture));
      else if (refused.size < limits.keptPictures.all) refused.add(address);
    } catch {
      // No network, or no room: the rest comes when the trip is stored next.
      return;
    }
  }
}
