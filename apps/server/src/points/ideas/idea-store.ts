import type { Idea } from "@castor/core/points/idea.ts";
import { sql } from "kysely";
import type { Queries } from "../../db/database.ts";
import { inChunks } from "../../db/in-chunks.ts";
import type { IdeasTable, PlacesTable } from "../../db/schema.ts";
import { placeColumns, readJson, toPlaceFields } from "../point-store.ts";
import { findChanged, insertPlaces, savePlace, writeJson } from "../save-point-store.ts";
import { removeLonePlaces } from "../stop-store.ts";

type IdeaRow = IdeasTable & Omit<PlacesTable, "id" | "trip_id">;

const toIdea = (row: Omit<IdeaRow, "position">): Idea => ({
  id: row.id,
  linkId: row.place_id,
  tripId: row.trip_id,
  priority: row.priority,
  timeToSpend: row.time_to_spend,
  reservationTime: row.reservation_time,
  cameBeforeMin: row.came_before_min,
  isWaitSkipped: row.is_wait_skipped === 1,
  booking: readJson(row.booking),
  ...toPlaceFields(row),
});

const toRow = (idea: Idea): Omit<IdeasTable, "position"> => ({
  id: idea.id,
  place_id: idea.linkId,
  trip_id: idea.tripId,
  priority: idea.priority,
  time_to_spend: idea.timeToSpend,
  reservation_time: idea.reservationTime,
  came_before_min: idea.cameBeforeMin,
  is_wait_skipped: idea.isWaitSkipped ? 1 : 0,
  booking: writeJson(idea.booking),
});

const selectIdeas = (queries: Queries) =>
  queries
    .selectFrom("ideas")
    .innerJoin("places", "places.id", "ideas.place_id")
    .select([
      "ideas.id",
      "ideas.place_id",
      "ideas.trip_id",
      "ideas.priority",
      "ideas.time_to_spend",
      "ideas.reservation_time",
      "ideas.came_before_min",
      "ideas.is_wait_skipped",
      "ideas.booking",
      ...placeColumns,
    ]);

/** The ideas of a trip, in order. */
export async function listIdeas(queries: Queries, tripId: string): Promise<Idea[]> {
  const rows = await selectIdeas(queries)
    .where("ideas.trip_id", "=", tripId)
    .orderBy("ideas.position")
    .orderBy("ideas.id")
    .execute();
  return rows.map(toIdea);
}

/** The idea of the id with its place. */
export async function loadIdea(queries: Queries, id: string): Promise<Idea | undefined> {
  const row = await selectIdeas(queries).where("ideas.id", "=", id).executeTakeFirst();
  return row && toIdea(row);
}

/** Inserts new ideas of one trip at the end. Their places are inserted, too, but for those of `known`. */
export async function insertIdeas(
  queries: Queries,
  ideas: readonly Idea[],
  known: readonly Pick<Idea, "linkId">[],
): Promise<void> {
  const places = new Set(known.map(({ linkId }) => linkId));
  await insertPlaces(
    queries,
    ideas.filter(({ linkId }) => !places.has(linkId)),
  );
  const end = await countUp(queries, ideas[0]?.tripId ?? "");
  const rows = ideas.map((idea, index) => ({ ...toRow(idea), position: end + index }));
  for (const some of inChunks(rows)) await queries.insertInto("ideas").values(some).execute();
}

async function countUp(queries: Queries, tripId: string): Promise<number> {
  const { rows } = await sql<{ next: number | string }>`
    select coalesce(max(position), -1) + 1 as next from ideas where trip_id = ${tripId}
  `.execute(queries);
  return Number(rows[0]?.next ?? 0);
}

/** Stores the fields that differ between two states of an idea. */
export async function saveIdea(queries: Queries, before: Idea, after: Idea): Promise<void> {
  await savePlace(queries, before, after);
  const own = findChanged(toRow(before), toRow(after));
  if (own) await queries.updateTable("ideas").set(own).where("id", "=", before.id).execute();
}

/** Gives the ideas of a trip this order. */
export async function arrangeIdeas(
  queries: Queries,
  ideas: readonly Pick<Idea, "id">[],
): Promise<void> {
  for (const [position, { id }] of ideas.entries())
    await queries
      .updateTable("ideas")
      .set({ position })
      .where("id", "=", id)
      .where("position", "!=", position)
      .execute();
}

/** Removes ideas that have become stops. */
export async function forgetIdeas(
  queries: Queries,
  ideas: readonly Pick<Idea, "id">[],
): Promise<void> {
  for (const some of inChunks(ideas))
    await queries
      .deleteFrom("ideas")
      .where(
        "id",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
}

/** Removes ideas, and each place with its last idea where it has no stop. */
export async function removeIdeas(
  queries: Queries,
  tripId: string,
  ideas: readonly Pick<Idea, "id">[],
): Promise<void> {
  if (ideas.length === 0) return;
  await forgetIdeas(queries, ideas);
  await removeLonePlaces(queries, tripId);
}
