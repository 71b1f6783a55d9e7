import type { TripVisits } from "@castor/core/trips/trip-visits.ts";
import type { Queries } from "../../db/database.ts";

export async function loadVisits(queries: Queries, tripId: string): Promise<TripVisits> {
  const row = await queries
    .selectFrom("trip_visits")
    .select(["opened", "copied"])
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return row ?? { opened: 0, copied: 0 };
}

/** Counts a copy in the transaction that makes it, so that a repeated call with the same key counts once. */
export async function countCopy(queries: Queries, tripId: string): Promise<void> {
  await queries
    .insertInto("trip_visits")
    .values({ trip_id: tripId, opened: 0, copied: 1 })
    .onConflict((conflict) =>
      conflict
        .column("trip_id")
        .doUpdateSet((is) => ({ copied: is("trip_visits.copied", "+", 1) })),
    )
    .execute();
}

/** Adds openings to trips that still exist, in the order of their ids, so that two processes never wait for each other. */
export async function addOpenings(
  queries: Queries,
  openings: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = [...openings.keys()].toSorted();
  const there = await queries.selectFrom("trips").select("id").where("id", "in", ids).execute();
  const found = new Set(there.map(({ id }) => id));
  for (const id of ids.filter((id) => found.has(id))) {
    const opened = openings.get(id) ?? 0;
    await queries
      .insertInto("trip_visits")
      .values({ trip_id: id, opened, copied: 0 })
      .onConflict((conflict) =>
        conflict
          .column("trip_id")
          .doUpdateSet((is) => ({ opened: is("trip_visits.opened", "+", opened) })),
      )
      .execute();
  }
}
