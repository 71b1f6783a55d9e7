import type { Queries } from "../db/database.ts";

/**
 * The ids of the trips of somebody, own and shared, for an `in`. A condition with `or` instead would let PostgreSQL read whole tables: it
 * takes a subquery in an `or` for half of all rows.
 */
export const selectTripsOf = (queries: Queries, userId: string) =>
  queries
    .selectFrom("trips")
    .select("id")
    .where("owner_id", "=", userId)
    .unionAll(queries.selectFrom("members").select("trip_id as id").where("user_id", "=", userId));
