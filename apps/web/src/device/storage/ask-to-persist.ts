import { readStored, writeStored } from "./storage.ts";

/**
 * Asks the browser not to delete what is stored when it runs out of room. Some browsers ask their user, so it is asked
 * once.
 */
export async function askToPersist(): Promise<void> {
  if (readStored("persistence_asked") === "yes" || !navigator.storage?.persist) return;
  writeStored("persistence_asked", "yes");
  // A browser that refuses stores as before.
  await navigator.storage.persist().catch(() => false);
}
