import type { Database } from "../../db/database.ts";
import { findDisowned, removeStep } from "./account-removal-store.ts";

/** Removes what a disowned account owned, one trip per transaction, so that others write in between (decision 015). */
export async function finishRemoval(database: Database, userId: string): Promise<void> {
  while (!(await database.write((queries) => removeStep(queries, userId))));
}

/** Finishes removals that a stop of the server interrupted. */
export async function finishRemovals(database: Database): Promise<void> {
  for (;;) {
    const userId = await database.glance(findDisowned);
    if (userId === undefined) return;
    await finishRemoval(database, userId);
  }
}
