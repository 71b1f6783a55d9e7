import { unsentStore } from "./unsent-stores.ts";

/** How many changes of a user wait in this browser. */
export async function countWaiting(userId: string): Promise<number> {
  const records = [...(await unsentStore.list(userId)).values()];
  return records.reduce((sum, { entries }) => sum + entries.length, 0);
}
