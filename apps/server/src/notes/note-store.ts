import type { Note, Reply } from "@castor/core/notes/note.ts";
import { flattenNotes, toNoteTree } from "@castor/core/notes/note-tree.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { NotesTable } from "../db/schema.ts";

/** Where notes stand in one order: under a note, on a day, or in the trip as a whole. */
type Spot = Pick<Reply, "tripId" | "routeId" | "parentId">;

/** Notes with their replies: those of the whole trip first, then day by day, each in its order. */
const selectNotes = (queries: Queries) =>
  queries
    .selectFrom("notes")
    .leftJoin("routes", "routes.id", "notes.route_id")
    .selectAll("notes")
    .orderBy("routes.date", (by) => by.asc().nullsFirst())
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("notes.position");

/** Every note of a trip as one tree. */
export async function listNotes(queries: Queries, tripId: string): Promise<Note[]> {
  const rows = await selectNotes(queries).where("notes.trip_id", "=", tripId).execute();
  return toNoteTree(rows.map(toReply));
}

/** The notes of a trip that are of no day. */
export async function listGlobalNotes(queries: Queries, tripId: string): Promise<Note[]> {
  const rows = await selectNotes(queries)
    .where("notes.trip_id", "=", tripId)
    .where("notes.route_id", "is", null)
    .execute();
  return toNoteTree(rows.map(toReply));
}

/** The notes of some days. */
export async function listNotesOf(queries: Queries, routeIds: readonly string[]): Promise<Note[]> {
  if (routeIds.length === 0) return [];
  const rows = await selectNotes(queries).where("notes.route_id", "in", routeIds).execute();
  return toNoteTree(rows.map(toReply));
}

/** Every note of the trip of these notes; undefined when none of them is left. */
export async function listNotesWith(
  queries: Queries,
  ids: readonly string[],
): Promise<Note[] | undefined> {
  const row = await queries
    .selectFrom("notes")
    .select("trip_id")
    .where("id", "in", ids)
    .executeTakeFirst();
  return row && listNotes(queries, row.trip_id);
}

export async function loadNote(queries: Queries, id: string): Promise<Reply | undefined> {
  const row = await queries.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toReply(row);
}

/** The note that a body names as its parent, and whose it is. */
export async function loadParent(
  queries: Queries,
  id: string,
): Promise<(Reply & { ownerId: string }) | undefined> {
  const row = await queries
    .selectFrom("notes")
    .innerJoin("trips", "trips.id", "notes.trip_id")
    .selectAll("notes")
    .select("trips.owner_id")
    .where("notes.id", "=", id)
    .executeTakeFirst();
  return row && { ...toReply(row), ownerId: row.owner_id };
}

/** How many notes a trip has, with their replies. */
export async function countNotes(queries: Queries, tripId: string): Promise<number> {
  const row = await queries
    .selectFrom("notes")
    .select((is) => is.fn.countAll().as("notes"))
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return Number(row?.notes ?? 0);
}

/** How many notes stand in one order. */
export async function countAt(queries: Queries, spot: Spot): Promise<number> {
  const row = await queries
    .selectFrom("notes")
    .select((is) => is.fn.countAll().as("notes"))
    .where(standsAt(spot))
    .executeTakeFirst();
  return Number(row?.notes ?? 0);
}

/** Of a statement's values there are 32,766 at most (SQLite). */
const mostAtOnce = 500;

/** Writes new notes with their replies. */
export async function insertNotes(queries: Queries, notes: readonly Note[]): Promise<void> {
  const rows = flattenNotes(notes).map(toRow);
  for (let at = 0; at < rows.length; at += mostAtOnce)
    await queries
      .insertInto("notes")
      .values(rows.slice(at, at + mostAtOnce))
      .execute();
}

/** Writes what a note says, and since when. */
export async function saveText(
  queries: Queries,
  { id, text, updated }: Pick<Reply, "id" | "text" | "updated">,
): Promise<void> {
  await queries.updateTable("notes").set({ text, updated }).where("id", "=", id).execute();
}

/** Puts a note from one place of its order to another; those between make room. */
export async function saveOrder(queries: Queries, note: Reply, to: number): Promise<void> {
  const { id, order: from } = note;
  if (from === to) return;
  const step = from < to ? -1 : 1;
  await queries
    .updateTable("notes")
    .set((is) => ({
      position: is
        .case()
        .when("id", "=", id)
        .then(sql<number>`cast(${to} as integer)`)
        .else(sql<number>`position + cast(${step} as integer)`)
        .end(),
    }))
    .where(standsAt(note))
    .where("position", ">=", Math.min(from, to))
    .where("position", "<=", Math.max(from, to))
    .execute();
}

/** Puts a note at the end of another order, with its replies, and closes the gap that it leaves. */
export async function moveNote(queries: Queries, note: Reply, to: Spot): Promise<void> {
  const position = await countAt(queries, to);
  await queries
    .updateTable("notes")
    .set({ route_id: to.routeId, parent_id: to.parentId, position })
    .where("id", "=", note.id)
    .execute();
  await queries
    .updateTable("notes")
    .set({ route_id: to.routeId })
    .where("parent_id", "=", note.id)
    .execute();
  await closeGap(queries, note);
}

/** Removes a note with its replies. */
export async function removeNote(queries: Queries, note: Reply): Promise<void> {
  await queries.deleteFrom("notes").where("id", "=", note.id).execute();
  await closeGap(queries, note);
}

/** Those behind a note that is not there any more move up. */
async function closeGap(queries: Queries, gone: Reply): Promise<void> {
  await queries
    .updateTable("notes")
    .set({ position: sql<number>`position - 1` })
    .where(standsAt(gone))
    .where("position", ">", gone.order)
    .execute();
}

const standsAt = ({ tripId, routeId, parentId }: Spot) => {
  if (parentId !== null) return sql<boolean>`parent_id = ${parentId}`;
  if (routeId !== null) return sql<boolean>`parent_id is null and route_id = ${routeId}`;
  return sql<boolean>`parent_id is null and route_id is null and trip_id = ${tripId}`;
};

const toReply = (row: NotesTable): Reply => ({
  id: row.id,
  tripId: row.trip_id,
  routeId: row.route_id,
  parentId: row.parent_id,
  order: row.position,
  text: row.text,
  created: row.created,
  updated: row.updated,
});

const toRow = (note: Reply): NotesTable => ({
  id: note.id,
  trip_id: note.tripId,
  route_id: note.routeId,
  parent_id: note.parentId,
  position: note.order,
  text: note.text,
  created: note.created,
  updated: note.updated,
});
