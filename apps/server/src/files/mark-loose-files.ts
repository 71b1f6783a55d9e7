import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { Database } from "../db/database.ts";
import { listStanding } from "./attachment-store.ts";
import { listAfter, markWhereLoose } from "./file-store.ts";

const hourMs = 3_600_000;
/** Files of one look. */
const atOnce = 1_000;

/**
 * Files that have stood nowhere since they came, or whose things and attachments have gone, count as deleted once they are a day
 * old: until then an upload may wait for its thing. Whoever attaches one makes it stay.
 */
export async function markLooseFiles(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileLimits.looseHours * hourMs).toISOString();
  for (let after = ""; ; ) {
    const seen = after;
    const files = await database.glance((queries) => listAfter(queries, seen, atOnce));
    const old = files.filter(({ deleted, created }) => deleted === null && created < before);
    const oldIds = old.map(({ id }) => id);
    const standing = await database.glance((queries) => listStanding(queries, oldIds));
    const ids = oldIds.filter((id) => !standing.has(id));
    if (ids.length > 0)
      await database.write((queries) => markWhereLoose(queries, database.kind, ids, now));
    const last = files.at(-1);
    if (last === undefined || files.length < atOnce) return;
    after = last.id;
  }
}
