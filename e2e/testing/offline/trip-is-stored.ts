import type { Page } from "@playwright/test";

/** Waits on a page of a trip until the browser has stored the server's answer, which it does when it is idle. */
export async function tripIsStored(page: Page, tripId: string): Promise<void> {
  await page.waitForFunction(async (id) => {
    const name = "answer-index";
    const databases = await indexedDB.databases();
    // To open it would make it, without its store.
    if (!databases.some((database) => database.name === `castor-${name}`)) return false;
    return new Promise<boolean>((resolve) => {
      const request = indexedDB.open(`castor-${name}`);
      request.onsuccess = () => {
        const { result: database } = request;
        // An answer is stored before its entry in the index.
        const keys = database.transaction(name).objectStore(name).getAllKeys();
        keys.onsuccess = () => {
          database.close();
          resolve(keys.result.some((key) => String(key).includes(`/api/trip/${id}`)));
        };
      };
    });
  }, tripId);
}
