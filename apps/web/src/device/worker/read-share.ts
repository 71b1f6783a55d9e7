import * as z from "zod/mini";
import { type StoredShare, shareTarget } from "../../worker/share-target.ts";

/** Whoever logs in later than that does not expect it any more. */
const keptMs = 3_600_000;

const storedShare = z.object({
  at: z.number(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
}) satisfies z.ZodMiniType<StoredShare>;

/** What another program shared last, until a trip has it; null when there is nothing. */
export async function readShare(now: number): Promise<StoredShare | null> {
  try {
    const cache = await caches.open(shareTarget.cacheName);
    const stored = await cache.match(shareTarget.path);
    const share = storedShare.safeParse(await stored?.json());
    if (share.success && now - share.data.at < keptMs) return share.data;
    await forgetShare();
  } catch {
    // Without a cache no worker has taken anything.
  }
  return null;
}

/** Removes what was shared, once it is in a form or the user goes. */
export async function forgetShare(): Promise<void> {
  try {
    await globalThis.caches?.delete(shareTarget.cacheName);
  } catch {
    // Where caches are forbidden, nothing was shared.
  }
}
