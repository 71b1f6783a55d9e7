import type { Attachment } from "@castor/core/files/attachment.ts";
import { isImage } from "@castor/core/files/file-types.ts";
import { lockUser } from "../account/user-store.ts";
import type { Database, Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { FilesTable } from "../db/schema.ts";
import { listAttachments, saveAttachment } from "./attachment-store.ts";
import { makeRoom } from "./upload-store.ts";

/** The copy of a trip, and what of its files comes along. */
export interface FilesOfCopy {
  tripId: string;
  userId: string;
  /** As the copy has them. Their files are those that come along. */
  attachments: readonly Attachment[];
  /** The id in the copy by the former one, of files among others. */
  ids: ReadonlyMap<string, string>;
  /** Of photos pictures alone come along: whoever copies has seen no more of them. */
  asPictures: boolean;
  bytesPerUser: number;
  now: Date;
}

/**
 * Lets files stand in the copy of their trip. Their contents are not copied: a row of the copy names the same one. They count for
 * whoever copies. None of them comes along where that account has no room for all.
 */
export async function copyFiles(
  queries: Queries,
  kind: Database["kind"],
  { tripId, userId, attachments, ids, asPictures, bytesPerUser, now }: FilesOfCopy,
): Promise<Attachment[]> {
  const wanted = new Set(attachments.map(({ fileId }) => fileId));
  const formerIds = [...ids].flatMap(([former, id]) => (wanted.has(id) ? [former] : []));
  if (formerIds.length === 0) return [];
  await lockUser(queries, userId);
  const files = await loadHeld(queries, kind, formerIds);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const room = { userId, bytes, count: files.length };
  if (!(await makeRoom(queries, room, bytesPerUser, now))) return [];
  const copied = files.map((file, index) => ({
    ...file,
    id: ids.get(file.id) ?? file.id,
    trip_id: tripId,
    owner_id: userId,
    // Their order stays.
    created: new Date(now.getTime() + index).toISOString(),
    is_public: 0,
    as_picture: asPictures && isImage(file.type) ? 1 : file.as_picture,
  }));
  for (const rows of inChunks(copied)) await queries.insertInto("files").values(rows).execute();
  const known = new Set(copied.map(({ id }) => id));
  for (const attachment of attachments)
    if (known.has(attachment.fileId)) await saveAttachment(queries, tripId, attachment);
  return listAttachments(queries, tripId);
}

/** Files that are there, in the order in which they came. Until the transaction ends nobody removes them, and with them their contents. */
async function loadHeld(
  queries: Queries,
  kind: Database["kind"],
  ids: readonly string[],
): Promise<FilesTable[]> {
  const files: FilesTable[] = [];
  for (const some of inChunks(ids.toSorted())) {
    const held = queries
      .selectFrom("files")
      .selectAll()
      .where("id", "in", some)
      .where("deleted", "is", null)
      .orderBy("id");
    files.push(...(await (kind === "postgres" ? held.forShare() : held).execute()));
  }
  return files.toSorted((a, b) => (a.created < b.created ? -1 : a.created > b.created ? 1 : 0));
}
