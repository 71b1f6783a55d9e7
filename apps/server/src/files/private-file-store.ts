import { sortAttachments } from "@castor/core/files/attachment.ts";
import type { PrivateFile } from "@castor/core/files/private-file.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queries } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";

/** Files of a trip that their uploader alone sees, in the order in which they came. */
export async function listPrivateFiles(
  queries: Queries,
  tripId: string,
  ownerId: string,
): Promise<PrivateFile[]> {
  const rows = await queries
    .selectFrom("private_files")
    .innerJoin("files", "files.id", "private_files.file_id")
    .select([
      "files.id",
      "files.id as fileId",
      "private_files.kind",
      "private_files.thing_id as thingId",
      "private_files.caption",
      "files.name",
      "files.type",
      "files.bytes",
      "files.hash",
      "files.owner_id as ownerId",
      "files.created",
      "files.as_picture",
    ])
    .where("files.trip_id", "=", tripId)
    .where("files.owner_id", "=", ownerId)
    .where("files.deleted", "is", null)
    .execute();
  return sortAttachments(
    rows.map(({ as_picture, ...row }) => ({
      ...row,
      ...(as_picture === 1 && { hash: "" }),
      ...{ isPublic: false, showsMoney: false },
    })),
  );
}

/** Hides a file from all but its uploader, or changes where it stands and its caption. */
export async function savePrivateFile(
  queries: Queries,
  { fileId, kind, thingId, caption }: Pick<PrivateFile, "fileId" | "kind" | "thingId" | "caption">,
): Promise<void> {
  const changeable = { kind, thing_id: thingId, caption };
  await queries
    .insertInto("private_files")
    .values({ file_id: fileId, ...changeable })
    .onConflict((conflict) => conflict.column("file_id").doUpdateSet(changeable))
    .execute();
}

/** From now on a file may stand where others see it. */
export async function removePrivateFile(queries: Queries, fileId: string): Promise<void> {
  await queries.deleteFrom("private_files").where("file_id", "=", fileId).execute();
}

/** Those of some files that are private, also deleted ones. */
export async function findPrivate(
  queries: Queries,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await queries
    .selectFrom("private_files")
    .select("file_id")
    .where("file_id", "in", fileIds)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** True for a private file of somebody who can open its trip still: it stands somewhere. */
export const isKeptPrivately = (is: ExpressionBuilder<Tables, "files">): Expression<SqlBool> =>
  is.exists(
    is
      .selectFrom("private_files")
      .innerJoin("trips", (join) => join.onRef("trips.id", "=", is.ref("files.trip_id")))
      .leftJoin("members", (join) =>
        join
          .onRef("members.trip_id", "=", "trips.id")
          .onRef("members.user_id", "=", is.ref("files.owner_id")),
      )
      .select("private_files.file_id")
      .whereRef("private_files.file_id", "=", "files.id")
      .where((or) =>
        or.or([
          or("trips.owner_id", "=", or.ref("files.owner_id")),
          or("members.user_id", "is not", null),
        ]),
      ),
  );
