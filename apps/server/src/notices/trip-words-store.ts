import type { Queries } from "../db/database.ts";

/** The name of a trip, and the public name of who does something with it, as they are now. */
export async function loadTripWords(
  queries: Queries,
  tripId: string,
  userId: string,
): Promise<{ trip: string; who: string }> {
  const trip = await queries
    .selectFrom("trips")
    .select("name")
    .where("id", "=", tripId)
    .executeTakeFirst();
  const user = await queries
    .selectFrom("users")
    .select("public_name")
    .where("id", "=", userId)
    .executeTakeFirst();
  return { trip: trip?.name ?? "", who: user?.public_name ?? "" };
}
