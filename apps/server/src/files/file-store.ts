import type { FileUsage, TripFile } from "@castor/core/files/file.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../db/database.ts";
import { removeFiles } from "./loose-blob-store.ts";

const dayMs = 86_400_000;

/** A file as it is stored. */
export type StoredRow = Omit<TripFile, "isOwn"> & { ownerId: string; tripId: string };

const columns = [
  "id",
  "trip_id as tripId",
  "owner_id as ownerId",
  "hash",
  "bytes",
  "type",
  "name",
  "created",
] as const;

export async function saveFile(queries: Queries, file: StoredRow): Promise<void> {
  const { tripId, ownerId, ...same } = file;
  await queries
    .insertInto("files")
    .values({ ...same, trip_id: tripId, owner_id: ownerId, deleted: null })
    .execute();
}

/** Undefined for a deleted one, too. */
export const loadFile = (queries: Queries, id: string): Promise<StoredRow | undefined> =>
  queries
    .selectFrom("files")
    .select(columns)
    .where("id", "=", id)
    .where("deleted", "is", null)
    .executeTakeFirst();

/** The files of a trip, the newest first. */
export async function listFiles(
  queries: Queries,
  tripId: string,
  userId: string,
): Promise<TripFile[]> {
  const rows = await queries
    .selectFrom("files")
    .select(columns)
    .where("trip_id", "=", tripId)
    .where("deleted", "is", null)
    .orderBy("created", "desc")
    .orderBy("id")
    .limit(limits.filesPerTrip)
    .execute();
  return rows.map(({ ownerId, tripId: _, ...file }) => ({ ...file, isOwn: ownerId === userId }));
}

/** From now on nobody sees it. */
export async function markDeleted(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable("files")
    .set({ deleted: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** The largest files of an account. The trip is named while it is one of theirs. */
export async function listLargest(queries: Queries, userId: string): Promise<FileUsage["largest"]> {
  const rows = await queries
    .selectFrom("files")
    .innerJoin("trips", "trips.id", "files.trip_id")
    .leftJoin("members", (join) =>
      join.onRef("members.trip_id", "=", "files.trip_id").on("members.user_id", "=", userId),
    )
    .select([
      "files.id",
      "files.name",
      "files.bytes",
      "trips.id as tripId",
      "trips.name as tripName",
      "trips.owner_id as ownerId",
      "members.user_id as memberId",
    ])
    .where("files.owner_id", "=", userId)
    .where("files.deleted", "is", null)
    .orderBy("files.bytes", "desc")
    .orderBy("files.id")
    .limit(limits.largestFiles)
    .execute();
  return rows.map(({ ownerId, memberId, tripId, tripName, ...file }) => {
    const isSeen = ownerId === userId || memberId !== null;
    return { ...file, tripId: isSeen ? tripId : null, tripName: isSeen ? tripName : null };
  });
}

/** All that an account has uploaded, the oldest first. */
export async function listFilesOf(queries: Queries, ownerId: string) {
  const rows = await queries
    .selectFrom("files")
    .select(columns)
    .where("owner_id", "=", ownerId)
    .where("deleted", "is", null)
    .orderBy("created")
    .orderBy("id")
    .limit(limits.filesPerUser)
    .execute();
  return rows.map(({ ownerId: _, ...file }) => file);
}

/** Removes files that were deleted long ago. */
export async function removeOldFiles(
  queries: Queries,
  now: Date,
  batchSize: number,
): Promise<number> {
  const before = new Date(now.getTime() - limits.deletedFileDays * dayMs).toISOString();
  const rows = await queries
    .selectFrom("files")
    .select("id")
    .where("deleted", "<", before)
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await removeFiles(queries, (is) => is("id", "in", ids), now);
  return ids.length;
}

/** Some hashes that files need, in their order, after one of them. */
export async function listHashes(queries: Queries, after: string, most: number): Promise<string[]> {
  const rows = await queries
    .selectFrom("files")
    .select("hash")
    .distinct()
    .where("hash", ">", after)
    .orderBy("hash")
    .limit(most)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Files of some hashes, as the operator is told of them. */
export const listFilesWith = (queries: Queries, hashes: readonly string[]) =>
  queries
    .selectFrom("files")
    .select(["id", "trip_id as tripId", "hash", "name"])
    .where("hash", "in", hashes)
    .orderBy("id")
    .execute();
