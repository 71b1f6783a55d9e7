import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queries } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";

const hourMs = 3_600_000;

/**
 * Notes, before a content goes into the storage, that no row may come to need it: whoever stops in between leaves nothing
 * behind. The note holds back whoever removes contents for an hour, which is longer than an upload takes to finish. It waits
 * for who removes that content right now (decision 133).
 */
export async function noteComingBlob(queries: Queries, hash: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + hourMs).toISOString();
  await queries
    .insertInto("loose_blobs")
    .values({ hash, due })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ due }))
    .execute();
}

type WhichFiles = (is: ExpressionBuilder<Tables, "files">) => Expression<SqlBool>;

/** Removes rows of files, and notes that their contents may be needed by no other. */
export async function removeFiles(queries: Queries, which: WhichFiles, now: Date): Promise<void> {
  const due = now.toISOString();
  const rows = await queries.deleteFrom("files").where(which).returning("hash").execute();
  const hashes = [...new Set(rows.map(({ hash }) => hash))].toSorted();
  await noteLooseBlobs(queries, hashes, due);
}

/** The same for files that are deleted still: one may stand somewhere again by now. */
export const removeDeletedFiles = (
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<void> =>
  removeFiles(queries, (is) => is.and([is("id", "in", ids), is("deleted", "is not", null)]), now);

/** A note that is there stays: it may hold a content back for an upload. */
export async function noteLooseBlobs(
  queries: Queries,
  hashes: readonly string[],
  due: string,
): Promise<void> {
  // SQLite takes a bounded number of values in one statement.
  for (let from = 0; from < hashes.length; from += 500)
    await queries
      .insertInto("loose_blobs")
      .values(hashes.slice(from, from + 500).map((hash) => ({ hash, due })))
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
}

/** Contents that are to be looked at, the oldest first. */
export async function listLooseBlobs(queries: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await queries
    .selectFrom("loose_blobs")
    .select("hash")
    .where("due", "<=", now.toISOString())
    .orderBy("due")
    .limit(most)
    .execute();
  return rows.map(({ hash }) => hash);
}

/**
 * Takes the note of a content, whose row stays locked until the transaction ends. True when no file needs the content; false also
 * when the note is gone, or holds it back.
 */
export async function takeLooseBlob(queries: Queries, hash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("loose_blobs")
    .where("hash", "=", hash)
    .where("due", "<=", now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n && !(await isNeeded(queries, hash));
}

async function isNeeded(queries: Queries, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom("files")
    .select("id")
    .where("hash", "=", hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
