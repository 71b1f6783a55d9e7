import type { Database } from "../db/database.ts";
import { listLooseBlobs, takeLooseBlob } from "./loose-blob-store.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** Contents of one look. */
const atOnce = 200;

/**
 * Removes contents that no file needs. Each goes within the transaction that holds its note: an upload of the same content
 * waits for it, and then writes the content anew. Answers how many went.
 */
export async function sweepBlobs(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const hashes = await database.glance((queries) => listLooseBlobs(queries, now, atOnce));
    for (const hash of hashes)
      await database.write(async (queries) => {
        if (!(await takeLooseBlob(queries, hash, now))) return;
        await storage.remove(hash);
        removed += 1;
      });
    if (hashes.length < atOnce) return removed;
  }
}
