import type { Database } from "../db/database.ts";
import { findDisowned, removeStep } from "./account-removal-store.ts";

/** Removes what a disowned account owned, a trip a transaction, so that others write in between (decision 015). */
export async function finishRemoval(database: Database, userId: string): Promise<void> {
  while (!(await database.write((queries) => removeStep(queries, userId))));
}

/** Goes on with the removals that a stop of the server cut short. */
export async function finishRemovals(database: Database): Promise<void> {
  for (;;) {
    const userId = await database.glance(findDisowned);
    if (userId === undefined) return;
    await finishRemoval(database, userId);
  }
}
