/** Where a program's "Share" sends a text (Web Share Target), and where it waits for its page. */
export const shareTarget = { path: "/share-target", cacheName: "castor-shared" } as const;

/** In characters; a longer text is cut. */
const longest = 20_000;

/** What another program shared, as it is stored. `at`: in milliseconds since 1970. */
export interface StoredShare {
  at: number;
  title: string;
  text: string;
  url: string;
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
    const share: StoredShare = {
      ...{ at: now, title: read("title") },
      ...{ text: read("text"), url: read("url") },
    };
    const cache = await caches.open(shareTarget.cacheName);
    await cache.put(shareTarget.path, Response.json(share));
  } catch {
    // No form, or no room: the page says that nothing has arrived.
  }
  return Response.redirect(shareTarget.path, 303);
}
