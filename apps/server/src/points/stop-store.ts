import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import { movePosition } from "../db/move-position.ts";

/*
 * Positions on a route are always 0..n-1; every write below keeps this. Writes of one trip never interleave, because
 * the pipeline locks the trip's row in the first statement of a changing call.
 */

/** The number of a trip's stops and ideas. */
export async function countPoints(queries: Queries, tripId: string): Promise<number> {
  const count = async (table: "stops" | "ideas") => {
    const row = await queries
      .selectFrom(table)
      .select((is) => is.fn.countAll().as("points"))
      .where("trip_id", "=", tripId)
      .executeTakeFirst();
    return Number(row?.points ?? 0);
  };
  return (await count("stops")) + (await count("ideas"));
}

/** Moves a stop to another position of its route. */
export function saveOrder(
  queries: Queries,
  { routeId, ...move }: { id: string; routeId: string; from: number; to: number },
): Promise<void> {
  return movePosition(queries, "stops", sql<boolean>`route_id = ${routeId}`, move);
}

/** Moves a stop to the end of another route, and closes the gap. */
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

/** Removes a stop, and its place with the last stop and idea (specification#point-removal). */
export async function removeStop(
  queries: Queries,
  stop: { id: string; linkId: string; routeId: string },
): Promise<void> {
  await queries.deleteFrom("stops").where("id", "=", stop.id).execute();
  await removeIfLone(queries, stop.linkId);
  await renumberRoutes(queries, [stop.routeId]);
}

/** Removes stops of some routes, and each place with its last stop. */
export async function removeStops(
  queries: Queries,
  tripId: string,
  stops: readonly { id: string; routeId: string }[],
): Promise<void> {
  if (stops.length === 0) return;
  for (const some of inChunks(stops))
    await queries
      .deleteFrom("stops")
      .where(
        "id",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
  await removeLonePlaces(queries, tripId);
  await renumberRoutes(queries, [...new Set(stops.map(({ routeId }) => routeId))]);
}

/** Removes a place with all its stops; an idea keeps it. */
export async function removePlace(
  queries: Queries,
  place: { linkId: string; routeIds: readonly string[] },
): Promise<void> {
  await queries.deleteFrom("stops").where("place_id", "=", place.linkId).execute();
  await removeIfLone(queries, place.linkId);
  await renumberRoutes(queries, place.routeIds);
}

/** Removes a place that has neither stops nor ideas. */
async function removeIfLone(queries: Queries, linkId: string): Promise<void> {
  await deleteLone(queries).where("places.id", "=", linkId).execute();
}

/** Removes a trip's places without stops and ideas. */
export async function removeLonePlaces(queries: Queries, tripId: string): Promise<void> {
  await deleteLone(queries).where("places.trip_id", "=", tripId).execute();
}

const deleteLone = (queries: Queries) =>
  queries
    .deleteFrom("places")
    .where(({ not, exists, selectFrom, and }) =>
      and(
        (["stops", "ideas"] as const).map((table) =>
          not(
            exists(selectFrom(table).select("id").whereRef(`${table}.place_id`, "=", "places.id")),
          ),
        ),
      ),
    );

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
