import { limits } from "@castor/core/limits.ts";
import type { Note, Reply } from "@castor/core/notes/note.ts";
import { flattenNotes, toNoteTree } from "@castor/core/notes/note-tree.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import { movePosition } from "../db/move-position.ts";
import type { NotesTable } from "../db/schema.ts";
import { selectTripsOf } from "../members/trips-of-store.ts";

/** An order of notes: the replies of a note, the notes of a day, or those of the whole trip. */
type NotePosition = Pick<Reply, "tripId" | "routeId" | "parentId">;

/** A note with the name of its author. */
type NoteRow = NotesTable & { author_name: string | null };

const selectAny = (queries: Queries) =>
  queries
    .selectFrom("notes")
    .selectAll("notes")
    .select((is) =>
      is
        .selectFrom("users")
        .select("users.public_name")
        .whereRef("users.id", "=", "notes.author_id")
        .as("author_name"),
    );

/** Notes with their replies: those of the whole trip first, then by day, each in its order. */
const selectNotes = (queries: Queries) =>
  selectAny(queries)
    .leftJoin("routes", "routes.id", "notes.route_id")
    .orderBy("routes.date", (by) => by.asc().nullsFirst())
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("notes.position");

/** All notes of a trip as a tree. */
export async function listNotes(queries: Queries, tripId: string): Promise<Note[]> {
  const rows = await selectNotes(queries).where("notes.trip_id", "=", tripId).execute();
  return toNoteTree(rows.map(toReply));
}

/** The notes of the whole trip, which belong to no day. */
export async function listGlobalNotes(queries: Queries, tripId: string): Promise<Note[]> {
  const rows = await selectNotes(queries)
    .where("notes.trip_id", "=", tripId)
    .where("notes.route_id", "is", null)
    .execute();
  return toNoteTree(rows.map(toReply));
}

/** The notes of these days. */
export async function listNotesOf(queries: Queries, routeIds: readonly string[]): Promise<Note[]> {
  if (routeIds.length === 0) return [];
  const rows = await selectNotes(queries).where("notes.route_id", "in", routeIds).execute();
  return toNoteTree(rows.map(toReply));
}

/** All notes of the trip that these notes belong to; undefined when none of them exists any more. */
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

/** A note that may have open tasks, with its day and its trip. */
export interface TaskNote {
  note: Reply;
  /** The name of its day; null for a note of the whole trip. */
  day: string | null;
  tripName: string;
  /** The first and the last date of the trip; none without days. */
  dates: string[];
}

/** Notes with a checkbox that is empty, of all trips of a user: of the latest trips first, so that the oldest are left out. */
export async function listNotesWithTasks(queries: Queries, userId: string): Promise<TaskNote[]> {
  const rows = await selectNotes(queries)
    .innerJoin("trips", "trips.id", "notes.trip_id")
    .select((is) => [
      "routes.name as day",
      "trips.name as trip_name",
      is
        .selectFrom("routes as days")
        .select((of) => of.fn.min("days.date").as("first"))
        .whereRef("days.trip_id", "=", "trips.id")
        .as("first_date"),
      is
        .selectFrom("routes as days")
        .select((of) => of.fn.max("days.date").as("last"))
        .whereRef("days.trip_id", "=", "trips.id")
        .as("last_date"),
    ])
    .where("notes.text", "like", "%[ ]%")
    .where("notes.trip_id", "in", selectTripsOf(queries, userId))
    .clearOrderBy()
    .orderBy("last_date", (by) => by.desc().nullsFirst())
    .orderBy("trips.id")
    .orderBy("routes.date", (by) => by.asc().nullsFirst())
    .orderBy("notes.position")
    .limit(limits.notesWithTasks)
    .execute();
  return rows.map((row) => ({
    note: toReply(row),
    day: row.day,
    tripName: row.trip_name,
    dates: [row.first_date, row.last_date].filter((date) => date !== null),
  }));
}

export async function loadNote(queries: Queries, id: string): Promise<Reply | undefined> {
  const row = await selectAny(queries).where("notes.id", "=", id).executeTakeFirst();
  return row && toReply(row);
}

/** The note that a body names as the parent, with its owner. */
export async function loadParent(
  queries: Queries,
  id: string,
): Promise<(Reply & { ownerId: string }) | undefined> {
  const row = await selectAny(queries)
    .innerJoin("trips", "trips.id", "notes.trip_id")
    .select("trips.owner_id")
    .where("notes.id", "=", id)
    .executeTakeFirst();
  return row && { ...toReply(row), ownerId: row.owner_id };
}

/** The number of a trip's notes, with replies. */
export async function countNotes(queries: Queries, tripId: string): Promise<number> {
  const row = await queries
    .selectFrom("notes")
    .select((is) => is.fn.countAll().as("notes"))
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return Number(row?.notes ?? 0);
}

/** The number of notes in an order. */
export async function countAt(queries: Queries, position: NotePosition): Promise<number> {
  const row = await queries
    .selectFrom("notes")
    .select((is) => is.fn.countAll().as("notes"))
    .where(standsAt(position))
    .executeTakeFirst();
  return Number(row?.notes ?? 0);
}

/** Inserts new notes with their replies; `authorId` wrote them, null for copies and files. */
export async function insertNotes(
  queries: Queries,
  notes: readonly Note[],
  authorId: string | null,
): Promise<void> {
  const all = flattenNotes(notes).map((note) => ({ ...toRow(note), author_id: authorId }));
  for (const rows of inChunks(all)) await queries.insertInto("notes").values(rows).execute();
}

/** Stores a note's text and the time of the change. */
export async function saveText(
  queries: Queries,
  { id, text, updated }: Pick<Reply, "id" | "text" | "updated">,
): Promise<void> {
  await queries.updateTable("notes").set({ text, updated }).where("id", "=", id).execute();
}

/** Moves a note to another position of its order. */
export function saveOrder(queries: Queries, note: Reply, to: number): Promise<void> {
  return movePosition(queries, "notes", standsAt(note), { id: note.id, from: note.order, to });
}

/** Moves a note with its replies to the end of another order, and closes the gap. */
export async function moveNote(queries: Queries, note: Reply, to: NotePosition): Promise<void> {
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

/** Moves up the notes after a removed one. */
async function closeGap(queries: Queries, gone: Reply): Promise<void> {
  await queries
    .updateTable("notes")
    .set({ position: sql<number>`position - 1` })
    .where(standsAt(gone))
    .where("position", ">", gone.order)
    .execute();
}

const standsAt = ({ tripId, routeId, parentId }: NotePosition) => {
  if (parentId !== null) return sql<boolean>`parent_id = ${parentId}`;
  if (routeId !== null) return sql<boolean>`parent_id is null and route_id = ${routeId}`;
  return sql<boolean>`parent_id is null and route_id is null and trip_id = ${tripId}`;
};

const toReply = (row: NoteRow): Reply => ({
  id: row.id,
  tripId: row.trip_id,
  routeId: row.route_id,
  parentId: row.parent_id,
  order: row.position,
  text: row.text,
  author: row.author_id === null ? null : { userId: row.author_id, name: row.author_name ?? "" },
  created: row.created,
  updated: row.updated,
});

const toRow = (note: Reply): Omit<NotesTable, "author_id"> => ({
  id: note.id,
  trip_id: note.tripId,
  route_id: note.routeId,
  parent_id: note.parentId,
  position: note.order,
  text: note.text,
  created: note.created,
  updated: note.updated,
});
