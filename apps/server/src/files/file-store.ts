import type { FileUsage, TripFile } from "@castor/core/files/file.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { ExpressionBuilder } from "kysely";
import type { Database, Queries } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";
import { removeDeletedFiles } from "./loose-blob-store.ts";
import { isKeptPrivately } from "./private-file-store.ts";

const dayMs = 86_400_000;

/** A file as it is stored. */
export type StoredRow = TripFile & { ownerId: string; tripId: string };
type LoadedRow = StoredRow & { isPublic: boolean; isPictureAlone: boolean; deleted: string | null };

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
    .values({
      ...same,
      trip_id: tripId,
      owner_id: ownerId,
      is_public: 0,
      as_picture: 0,
      deleted: null,
    })
    .execute();
}

/** A deleted one, too. */
export async function loadFile(queries: Queries, id: string): Promise<LoadedRow | undefined> {
  const row = await queries
    .selectFrom("files")
    .select([...columns, "is_public", "as_picture", "deleted"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { is_public, as_picture, ...file } = row;
  return { ...file, isPublic: is_public === 1, isPictureAlone: as_picture === 1 };
}

/** Some files that are there, by their ids. */
export async function loadFilesOf(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { hash: string; type: string; bytes: number }>();
  const rows = await queries
    .selectFrom("files")
    .select(["id", "hash", "type", "bytes"])
    .where("id", "in", ids)
    .where("deleted", "is", null)
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Shows a file to visitors, or no more. */
export async function setPublic(queries: Queries, id: string, isPublic: boolean): Promise<void> {
  await queries
    .updateTable("files")
    .set({ is_public: isPublic ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/**
 * Files that shall stand somewhere, locked: deleted ones are there again. One that stood nowhere comes back for members alone: nobody
 * is shown a file by an undo. Answers the ids of those that are not gone for good.
 */
export async function keepFiles(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .updateTable("files")
    .set((is) => ({
      deleted: null,
      is_public: is
        .case()
        .when(is.exists(attachmentsOfFile(is)))
        .then(is.ref("files.is_public"))
        .else(0)
        .end(),
    }))
    .where("id", "in", ids)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

const attachmentsOfFile = (is: ExpressionBuilder<Tables, "files">) =>
  is.selectFrom("attachments").select("id").whereRef("attachments.file_id", "=", "files.id");

/** From now on nobody sees it. */
export async function markDeleted(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable("files")
    .set({ deleted: now.toISOString(), is_public: 0 })
    .where("id", "=", id)
    .execute();
}

/** Some files in the order of their ids, after one of them. */
export const listAfter = (queries: Queries, after: string, most: number) =>
  queries
    .selectFrom("files")
    .select(["id", "created", "deleted"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

/**
 * Marks those of some files as deleted that stand nowhere. They are locked before it is looked, so nobody attaches one meanwhile. To
 * write them twice instead would ask PostgreSQL for their trips, too, on which who attaches them holds its lock.
 */
export async function markWhereLoose(
  queries: Queries,
  kind: Database["kind"],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (kind === "postgres")
    await queries
      .selectFrom("files")
      .select("id")
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
  await queries
    .updateTable("files")
    .set({ deleted: now.toISOString(), is_public: 0 })
    .where("id", "in", ids)
    .where("deleted", "is", null)
    .where((is) => is.not(is.or([is.exists(attachmentsOfFile(is)), isKeptPrivately(is)])))
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
    .limit(fileLimits.largestShown)
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
    .limit(fileLimits.perUser)
    .execute();
  return rows.map(({ ownerId: _, ...file }) => file);
}

/** The trips that have files of an account. */
export async function listTripsWithFiles(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("files")
    .select("trip_id")
    .distinct()
    .where("owner_id", "=", ownerId)
    .execute();
  return rows.map(({ trip_id }) => trip_id);
}

/** Removes files that were deleted long ago. */
export async function removeOldFiles(
  queries: Queries,
  now: Date,
  batchSize: number,
): Promise<number> {
  const before = new Date(now.getTime() - fileLimits.deletedDays * dayMs).toISOString();
  const rows = await queries
    .selectFrom("files")
    .select("id")
    .where("deleted", "<", before)
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await removeDeletedFiles(queries, ids, now);
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
