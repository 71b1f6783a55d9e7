import { worldBasemap } from "@castor/core/map/world-basemap.ts";

const cacheName = "castor-world";
const { path } = worldBasemap;

/** The map of the world as a whole; undefined while it is not kept. */
export async function readKeptWorld(): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path);
}

/** Keeps the map of the world, and takes a new one when the server has another. Without an answer all stays as it is. */
export async function keepWorld(): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const known = (await cache.match(path))?.headers.get("etag");
    const head = await fetch(path, { method: "HEAD", cache: "no-store" });
    if (!head.ok || (known && known === head.headers.get("etag"))) return;
    const whole = await fetch(path, { cache: "no-store" });
    if (whole.status === 200) await cache.put(path, whole);
  } catch {
    // No network, or no room: the map loads what it needs while there is a network.
  }
}
