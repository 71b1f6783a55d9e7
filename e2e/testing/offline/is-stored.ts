import { expect, type Page } from "@playwright/test";

// `page.waitForFunction` takes the promise of an asynchronous function for true and does not wait.

/** Storing the whole app takes a minute where two journeys share two slow cores. */
const storing = { timeout: 90_000 };

/** Waits until the browser's worker holds the app, so its pages open without a server. */
export const appIsStored = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? "none",
        ),
      storing,
    )
    .toBe("activated");

/** Waits until the browser has stored the server's answer to a call, which it does when it is idle. */
export const answerIsStored = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(listStoredPaths)).toContain(path);

/** Waits on a page of a trip until the trip is stored. */
export const tripIsStored = (page: Page, tripId: string): Promise<void> =>
  answerIsStored(page, `/api/trip/${tripId}`);

/** Runs in the page: the addresses of the calls whose answers are stored. */
async function listStoredPaths(): Promise<string[]> {
  const name = "answers";
  const databases = await indexedDB.databases();
  // To open it would make it, without its store.
  if (!databases.some((database) => database.name === `castor-${name}`)) return [];
  return new Promise((resolve) => {
    const request = indexedDB.open(`castor-${name}`);
    request.onsuccess = () => {
      const { result: database } = request;
      const keys = database.transaction(name).objectStore(name).getAllKeys();
      keys.onsuccess = () => {
        database.close();
        // A key names the owner, the language and the call.
        resolve(keys.result.map((key) => String(JSON.parse(String(key))[2])));
      };
    };
  });
}
