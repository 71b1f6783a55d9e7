import * as z from "zod/mini";
import {
  addressOfShared,
  isShareOld,
  type StoredShare,
  shareTarget,
} from "../../worker/share-target.ts";

const storedShare = z.object({
  at: z.number(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  // A worker of before there were files has stored none.
  files: z._default(
    z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
    [],
  ),
  leftOut: z._default(z.number(), 0),
}) satisfies z.ZodMiniType<StoredShare>;

/** What another program shared last, until a trip has it; null when there is nothing. */
export async function readShare(now: number): Promise<StoredShare | null> {
  try {
    const cache = await caches.open(shareTarget.cacheName);
    const stored = await cache.match(shareTarget.path);
    const share = storedShare.safeParse(await stored?.json());
    if (share.success && !isShareOld(share.data, now)) return share.data;
    await forgetShare();
  } catch {
    // Without a cache no worker has taken anything.
  }
  return null;
}

/** The contents of shared files. What the browser has thrown away meanwhile is left out. */
export async function readSharedFiles({ files }: Pick<StoredShare, "files">): Promise<File[]> {
  const cache = await caches.open(shareTarget.cacheName);
  const read = files.map(async ({ name, type }, index) => {
    const stored = await cache.match(addressOfShared(index));
    return stored ? [new File([await stored.blob()], name, { type })] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Removes what was shared, once it is in a form or the user goes. */
export async function forgetShare(): Promise<void> {
  try {
    await globalThis.caches?.delete(shareTarget.cacheName);
  } catch {
    // Where caches are forbidden, nothing was shared.
  }
}
