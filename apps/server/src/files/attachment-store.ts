import {
  type Attachment,
  type AttachmentKind,
  sortAttachments,
} from "@castor/core/files/attachment.ts";
import type { ExpressionBuilder } from "kysely";
import type { Queries } from "../db/database.ts";
import type { AttachmentsTable, Tables } from "../db/schema.ts";

type At = Pick<Attachment, "kind" | "thingId">;
/** The columns that name a thing. A file at the trip itself has none. */
const columnOf = {
  route: "route_id",
  place: "place_id",
  cost: "item_id",
  note: "note_id",
} as const satisfies Record<Exclude<AttachmentKind, "trip">, keyof AttachmentsTable>;
const tableOf = {
  route: "routes",
  place: "places",
  cost: "finance_items",
  note: "notes",
} as const;
const kinds = ["route", "place", "cost", "note"] as const satisfies (keyof typeof columnOf)[];

const selectAttachments = (queries: Queries) =>
  queries
    .selectFrom("attachments")
    .innerJoin("files", "files.id", "attachments.file_id")
    .selectAll("attachments")
    .select([
      "files.name",
      "files.type",
      "files.bytes",
      "files.hash",
      "files.owner_id as ownerId",
      "files.created",
      "files.is_public as isPublic",
      "files.as_picture",
    ]);

/** Where the files of a trip stand. */
export async function listAttachments(queries: Queries, tripId: string): Promise<Attachment[]> {
  const rows = await selectAttachments(queries).where("attachments.trip_id", "=", tripId).execute();
  return sortAttachments(rows.map(toAttachment));
}

export async function loadAttachment(
  queries: Queries,
  id: string,
): Promise<Attachment | undefined> {
  const row = await selectAttachments(queries).where("attachments.id", "=", id).executeTakeFirst();
  return row && toAttachment(row);
}

/** Inserts a new one, or changes where one stands and its caption. */
export async function saveAttachment(
  queries: Queries,
  tripId: string,
  {
    showsMoney = false,
    ...attachment
  }: Pick<Attachment, "id" | "fileId" | "caption"> & Partial<Pick<Attachment, "showsMoney">> & At,
): Promise<void> {
  const { id, fileId, caption, kind, thingId } = attachment;
  const named = Object.fromEntries(
    kinds.map((other) => [columnOf[other], other === kind ? thingId : null]),
  ) as Record<(typeof columnOf)[keyof typeof columnOf], string | null>;
  const changeable = { ...named, caption, shows_money: showsMoney ? 1 : 0 };
  await queries
    .insertInto("attachments")
    .values({ id, trip_id: tripId, file_id: fileId, ...changeable })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changeable))
    .execute();
}

export async function removeAttachment(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("attachments").where("id", "=", id).execute();
}

/** A file stands nowhere any more. */
export async function removeAttachmentsOf(queries: Queries, fileId: string): Promise<void> {
  await queries.deleteFrom("attachments").where("file_id", "=", fileId).execute();
}

/** True where the trip has the thing. */
export async function hasThing(
  queries: Queries,
  tripId: string,
  { kind, thingId }: At,
): Promise<boolean> {
  if (kind === "trip") return thingId === tripId;
  const row = await queries
    .selectFrom(tableOf[kind] as "routes")
    .select("id")
    .where("id", "=", thingId)
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Those of some files that stand somewhere. A condition in the query that lists the files would have PostgreSQL read all attachments
 * each time.
 */
export async function listStanding(
  queries: Queries,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await queries
    .selectFrom("attachments")
    .select("file_id")
    .where("file_id", "in", fileIds)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** Where a file stands: only where it tells of money, elsewhere too, or nowhere. */
export async function readStanding(
  queries: Queries,
  fileId: string,
): Promise<"money" | "seen" | "nowhere"> {
  const rows = await queries
    .selectFrom("attachments")
    .select(["item_id", "shows_money"])
    .where("file_id", "=", fileId)
    .execute();
  if (rows.length === 0) return "nowhere";
  const isOfMoney = rows.every((row) => row.item_id !== null || row.shows_money === 1);
  return isOfMoney ? "money" : "seen";
}

/** True where a file stands at what visitors see of its trip: the trip itself, a day, or a place of a day. */
export async function isInSight(queries: Queries, fileId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("attachments")
    .select("id")
    .where("file_id", "=", fileId)
    .where(inSight)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for an attachment that does not tell of money. */
export const isForAllMembers = (is: ExpressionBuilder<Tables, "attachments">) =>
  is.and([is("item_id", "is", null), is("shows_money", "=", 0)]);

/** True for an attachment at what visitors see of its trip. */
export const inSight = (is: ExpressionBuilder<Tables, "attachments">) =>
  is.and([
    isForAllMembers(is),
    is("note_id", "is", null),
    is.or([
      is("place_id", "is", null),
      is.exists(
        is
          .selectFrom("stops")
          .select("stops.id")
          .whereRef("stops.place_id", "=", "attachments.place_id"),
      ),
    ]),
  ]);

type Row = AttachmentsTable &
  Pick<Attachment, "name" | "type" | "bytes" | "hash" | "ownerId" | "created"> & {
    isPublic: number;
    as_picture: number;
  };

function toAttachment(row: Row): Attachment {
  const { id, file_id: fileId, caption, name, type, bytes, hash, ownerId, created } = row;
  const isPublic = row.isPublic === 1;
  return {
    id,
    fileId,
    ...placeOf(row),
    caption,
    name,
    type,
    bytes,
    // Whoever has pictures alone is not told what they are made of.
    hash: row.as_picture === 1 ? "" : hash,
    ownerId,
    created,
    isPublic,
    showsMoney: row.shows_money === 1,
  };
}

function placeOf(row: AttachmentsTable): At {
  for (const kind of kinds) {
    const thingId = row[columnOf[kind]];
    if (thingId !== null) return { kind, thingId };
  }
  return { kind: "trip", thingId: row.trip_id };
}
