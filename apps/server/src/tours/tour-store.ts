import { type TourId, tourId } from "@castor/core/tours/tours.ts";
import type { Queries } from "../db/database.ts";

/** The tours that the user has not ended. */
export async function listAvailableTours(queries: Queries, userId: string): Promise<TourId[]> {
  const rows = await queries
    .selectFrom("finished_tours")
    .select("tour")
    .where("user_id", "=", userId)
    .execute();
  const finished = new Set(rows.map(({ tour }) => tour));
  return tourId.options.filter((id) => !finished.has(id));
}

export async function addFinishedTours(
  queries: Queries,
  userId: string,
  tours: readonly TourId[],
): Promise<void> {
  if (tours.length === 0) return;
  await queries
    .insertInto("finished_tours")
    .values(tours.map((tour) => ({ user_id: userId, tour })))
    .onConflict((conflict) => conflict.columns(["user_id", "tour"]).doNothing())
    .execute();
}

export async function removeFinishedTours(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("finished_tours").where("user_id", "=", userId).execute();
}
