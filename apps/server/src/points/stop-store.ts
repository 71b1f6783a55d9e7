import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/*
 * Positions on a route are always 0..n-1. Every write below keeps them so by itself; that two of them do not interleave
 * is the pipeline's care: a changing call holds its trip's row from its first statement on.
 */

/** How many stops a trip has. */
export async function countStops(queries: Queries, tripId: string): Promise<number> {
  const row = await queries
    .selectFrom("stops")
    .select((is) => is.fn.countAll().as("stops"))
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return Number(row?.stops ?? 0);
}

/** Puts a stop from one position of its route to another; those between make room. */
export async function saveOrder(
  queries: Queries,
  stop: { id: string; routeId: string; from: number; to: number },
): Promise<void> {
  const { id, routeId, from, to } = stop;
  if (from === to) return;
  const step = from < to ? -1 : 1;
  await queries
    .updateTable("stops")
    .set((is) => ({
      position: is
        .case()
        .when("id", "=", id)
        .then(sql<number>`cast(${to} as integer)`)
        .else(sql<number>`position + cast(${step} as integer)`)
        .end(),
    }))
    .where("route_id", "=", routeId)
    .where("position", ">=", Math.min(from, to))
    .where("position", "<=", Math.max(from, to))
    .execute();
}

/** Puts a stop at the end of a route, and closes the gap that it leaves. */
export async function moveStop(
  queries: Queries,
  stop: { id: string; fromRouteId: string; toRouteId: string },
): Promise<void> {
  await queries
    .updateTable("stops")
    .set({
      route_id: stop.toRouteId,
      position: sql<number>`(select count(*) from stops as others where others.route_id = ${stop.toRouteId})`,
    })
    .where("id", "=", stop.id)
    .execute();
  await renumberRoutes(queries, [stop.fromRouteId]);
}

/** Removes a stop; its place goes with its last one (decisions 5). */
export async function removeStop(
  queries: Queries,
  stop: { id: string; linkId: string; routeId: string },
): Promise<void> {
  await queries.deleteFrom("stops").where("id", "=", stop.id).execute();
  await queries
    .deleteFrom("places")
    .where("id", "=", stop.linkId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("stops").select("stops.id").where("stops.place_id", "=", stop.linkId))),
    )
    .execute();
  await renumberRoutes(queries, [stop.routeId]);
}

/** Removes a place with every stop of it. */
export async function removePlace(
  queries: Queries,
  place: { linkId: string; routeIds: readonly string[] },
): Promise<void> {
  await queries.deleteFrom("stops").where("place_id", "=", place.linkId).execute();
  await queries.deleteFrom("places").where("id", "=", place.linkId).execute();
  await renumberRoutes(queries, place.routeIds);
}

/** Removes the places of a trip that stand on no route. */
export async function removeLonePlaces(queries: Queries, tripId: string): Promise<void> {
  await queries
    .deleteFrom("places")
    .where("trip_id", "=", tripId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("stops").select("stops.id").whereRef("stops.place_id", "=", "places.id")),
      ),
    )
    .execute();
}

async function renumberRoutes(queries: Queries, routeIds: readonly string[]): Promise<void> {
  if (routeIds.length === 0) return;
  await queries
    .with("numbered", (make) =>
      make
        .selectFrom("stops")
        .select([
          "id",
          sql<number>`row_number() over (partition by route_id order by position, id) - 1`.as(
            "place_in_order",
          ),
        ])
        .where("route_id", "in", routeIds),
    )
    .updateTable("stops")
    .from("numbered")
    .set((is) => ({ position: is.ref("numbered.place_in_order") }))
    .whereRef("stops.id", "=", "numbered.id")
    .whereRef("stops.position", "!=", "numbered.place_in_order")
    .execute();
}
