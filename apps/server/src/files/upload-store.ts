import { AppError } from "@castor/core/errors.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { Queries } from "../db/database.ts";
import { removeDeletedFiles } from "./loose-blob-store.ts";

const hourMs = 3_600_000;

/** An upload that is not finished. */
export interface Upload {
  id: string;
  userId: string;
  tripId: string;
  bytes: number;
  name: string;
}

/** Begins an upload. The caller holds the user's row, so that two do not share the last room. */
export async function saveUpload(
  queries: Queries,
  { id, userId, tripId, bytes, name }: Upload,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("uploads")
    .values({ id, user_id: userId, trip_id: tripId, bytes, name, created: now.toISOString() })
    .execute();
}

/** The upload of this user; undefined for one of others, or none. */
export async function loadUpload(
  queries: Queries,
  id: string,
  userId: string,
): Promise<Upload | undefined> {
  const row = await queries
    .selectFrom("uploads")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && { id, userId, tripId: row.trip_id, bytes: row.bytes, name: row.name };
}

/** Ends an upload. False when it has ended already. */
export async function removeUpload(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("uploads")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Bytes that an account has taken: of files that are there, of deleted ones, and of unfinished uploads. */
export async function sumBytes(queries: Queries, userId: string) {
  const files = await queries
    .selectFrom("files")
    .select((is) => [
      is.fn.coalesce(is.fn.sum<number>("bytes"), is.lit(0)).as("bytes"),
      is.fn.countAll<number>().as("count"),
    ])
    .where("owner_id", "=", userId)
    .where("deleted", "is", null)
    .executeTakeFirstOrThrow();
  const deleted = await queries
    .selectFrom("files")
    .select((is) => is.fn.coalesce(is.fn.sum<number>("bytes"), is.lit(0)).as("bytes"))
    .where("owner_id", "=", userId)
    .where("deleted", "is not", null)
    .executeTakeFirstOrThrow();
  const uploads = await queries
    .selectFrom("uploads")
    .select((is) => [
      is.fn.coalesce(is.fn.sum<number>("bytes"), is.lit(0)).as("bytes"),
      is.fn.countAll<number>().as("count"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    taken: Number(files.bytes) + Number(uploads.bytes),
    deleted: Number(deleted.bytes),
    files: Number(files.count) + Number(uploads.count),
    uploads: Number(uploads.count),
  };
}

/**
 * Makes sure that an account and a trip have room for a new upload. Deleted files of the account give way, the oldest first.
 * Throws 413 when there is none, and 429 for too many unfinished uploads.
 */
export async function requireRoom(
  queries: Queries,
  { userId, tripId, bytes }: Omit<Upload, "id" | "name">,
  bytesPerUser: number,
  now: Date,
): Promise<void> {
  const sums = await sumBytes(queries, userId);
  if (sums.uploads >= fileLimits.openUploads)
    throw new AppError("TOO_MANY_REQUESTS", { words: "tooManyUploads", retryAfter: 60 });
  if (sums.taken + bytes > bytesPerUser || sums.files >= fileLimits.perUser)
    throw new AppError("PAYLOAD_TOO_LARGE", { words: "fileQuota", facts: { limit: "account" } });
  const ofTrip = await queries
    .selectFrom("files")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("trip_id", "=", tripId)
    .where("deleted", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(ofTrip.count) >= fileLimits.perTrip)
    throw new AppError("PAYLOAD_TOO_LARGE", { words: "tooManyFiles", facts: { limit: "trip" } });
  const excess = sums.taken + sums.deleted + bytes - bytesPerUser;
  if (excess > 0) await removeDeleted(queries, userId, excess, now);
}

/** The same for files that are copied: false where the account has no room for all of them. The caller holds the user's row. */
export async function makeRoom(
  queries: Queries,
  { userId, bytes, count }: { userId: string; bytes: number; count: number },
  bytesPerUser: number,
  now: Date,
): Promise<boolean> {
  const sums = await sumBytes(queries, userId);
  if (sums.taken + bytes > bytesPerUser || sums.files + count > fileLimits.perUser) return false;
  const excess = sums.taken + sums.deleted + bytes - bytesPerUser;
  if (excess > 0) await removeDeleted(queries, userId, excess, now);
  return true;
}

/** Removes deleted files of an account, the oldest first, until so many bytes are free. */
async function removeDeleted(queries: Queries, userId: string, excess: number, now: Date) {
  const rows = await queries
    .selectFrom("files")
    .select(["id", "bytes"])
    .where("owner_id", "=", userId)
    .where("deleted", "is not", null)
    .orderBy("deleted")
    .execute();
  let freed = 0;
  for (const { id, bytes } of rows) {
    if (freed >= excess) return;
    await removeDeletedFiles(queries, [id], now);
    freed += bytes;
  }
}

/** Gives up uploads that were not finished in time. Their parts go by their age. */
export async function removeOldUploads(
  queries: Queries,
  now: Date,
  batchSize: number,
): Promise<number> {
  const before = new Date(now.getTime() - fileLimits.uploadHours * hourMs).toISOString();
  const { numDeletedRows } = await queries
    .deleteFrom("uploads")
    .where("id", "in", (is) =>
      is.selectFrom("uploads").select("id").where("created", "<", before).limit(batchSize),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
