/** Where a program's "Share" sends texts and files (Web Share Target), and where they wait for their page. */
export const shareTarget = { path: "/share-target", cacheName: "castor-shared" } as const;

/** Whoever logs in later than that does not expect it any more. */
const keptMs = 3_600_000;

export const isShareOld = ({ at }: Pick<StoredShare, "at">, now: number): boolean =>
  now - at >= keptMs;

/** Where a shared file waits. */
export const addressOfShared = (index: number): string => `${shareTarget.path}/files/${index}`;

/** In characters; a longer text is cut. */
const longest = 20_000;
const longestName = 200;
/** Files, and bytes of all of them: what is over them is left out. */
const filesMax = 20;
const bytesMax = 200_000_000;

/** What another program shared, as it is stored. `at`: in milliseconds since 1970. */
export interface StoredShare {
  at: number;
  title: string;
  text: string;
  url: string;
  /** Their contents are at `addressOfShared` of their index. */
  files: readonly { name: string; type: string; bytes: number }[];
  /** Files for which there was no room. */
  leftOut: number;
}

/** Splits files into those that there is room for and the number of the others. */
function chooseFiles(files: readonly File[]): { taken: File[]; leftOut: number } {
  const taken: File[] = [];
  let bytes = 0;
  for (const file of files) {
    if (taken.length >= filesMax || bytes + file.size > bytesMax) continue;
    taken.push(file);
    bytes += file.size;
  }
  return { taken, leftOut: files.length - taken.length };
}

/**
 * Keeps what another program shared, and opens the page that asks where it goes. It arrives as a form: in an address it would
 * be in histories and logs. It waits in this browser, since a login may come first.
 */
export async function takeShare(request: Request, now: number): Promise<Response> {
  try {
    const form = await request.formData();
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value.slice(0, longest) : "";
    };
    const shared = form.getAll("files").filter((value) => typeof value !== "string");
    const { taken, leftOut } = chooseFiles(shared.filter(({ size }) => size > 0));
    // What was shared before and never taken gives its room.
    await caches.delete(shareTarget.cacheName);
    const cache = await caches.open(shareTarget.cacheName);
    for (const [index, file] of taken.entries())
      await cache.put(addressOfShared(index), new Response(file));
    const share: StoredShare = {
      ...{ at: now, title: read("title"), text: read("text"), url: read("url"), leftOut },
      files: taken.map(({ name, type, size }) => ({
        ...{ name: name.slice(0, longestName), type: type.slice(0, longestName), bytes: size },
      })),
    };
    // Last: what is listed is there.
    await cache.put(shareTarget.path, Response.json(share));
  } catch {
    // No form, or no room: the page says that nothing has arrived.
  }
  return Response.redirect(shareTarget.path, 303);
}

/** Removes what was shared long ago, though nobody has opened its page. */
export async function dropOldShare(now: number): Promise<void> {
  const stored = await caches.match(shareTarget.path, { cacheName: shareTarget.cacheName });
  if (!stored) return;
  const share: StoredShare = await stored.json();
  if (isShareOld(share, now)) await caches.delete(shareTarget.cacheName);
}
