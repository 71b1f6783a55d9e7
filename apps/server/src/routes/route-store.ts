import type { Point } from "@castor/core/points/point.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { DateTimeText } from "@castor/core/time/dates.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { RoutesTable } from "../db/schema.ts";
import { listNotesOf } from "../notes/note-store.ts";
import { listPoints, listPointsOf } from "../points/point-store.ts";

type RouteFields = Pick<Route, keyof RouteForm>;

const selectRoutes = (queries: Queries) =>
  queries.selectFrom("routes").selectAll().orderBy("date").orderBy("created").orderBy("id");

/** The days of a trip with their stops and notes, as the owner sees them, by date, then creation (specification#trip-dates). */
export async function listRoutes(queries: Queries, tripId: string): Promise<Route[]> {
  const rows = await selectRoutes(queries).where("trip_id", "=", tripId).execute();
  return withContents(queries, rows, rows.length > 0 ? await listPoints(queries, tripId) : []);
}

/** The trip's days among these ids, in the trip's order. Missing ids are left out. */
export async function listRoutesAmong(
  queries: Queries,
  tripId: string,
  ids: readonly string[],
): Promise<Route[]> {
  if (ids.length === 0) return [];
  const rows = await selectRoutes(queries)
    .where("trip_id", "=", tripId)
    .where("id", "in", ids)
    .execute();
  return withContents(
    queries,
    rows,
    await listPointsOf(
      queries,
      rows.map(({ id }) => id),
    ),
  );
}

/** The existing days among these ids, in the order of the ids. */
export async function listRoutesInOrder(
  queries: Queries,
  ids: readonly string[],
): Promise<Route[]> {
  const rows = await selectRoutes(queries).where("id", "in", ids).execute();
  const routes = await withContents(queries, rows, await listPointsOf(queries, ids));
  const byId = new Map(routes.map((route) => [route.id, route]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A day with its stops and notes. */
export async function loadRoute(queries: Queries, id: string): Promise<Route | undefined> {
  const rows = await selectRoutes(queries).where("id", "=", id).execute();
  const [route] = await withContents(queries, rows, await listPointsOf(queries, [id]));
  return route;
}

/** The number of a trip's days. */
export async function countRoutes(queries: Queries, tripId: string): Promise<number> {
  const row = await queries
    .selectFrom("routes")
    .select((is) => is.fn.countAll().as("routes"))
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return Number(row?.routes ?? 0);
}

/** The dates of a trip's days. */
export const listRouteDates = (
  queries: Queries,
  tripId: string,
): Promise<{ date: DateTimeText }[]> =>
  queries.selectFrom("routes").select("date").where("trip_id", "=", tripId).execute();

/** Inserts new days without their stops. Their order here becomes the order of creation. */
export async function insertRoutes(
  queries: Queries,
  routes: readonly Route[],
  now: Date,
): Promise<void> {
  if (routes.length === 0) return;
  const rows = routes.map((route, index) => ({
    ...toRow(route),
    id: route.id,
    trip_id: route.tripId,
    created: new Date(now.getTime() + index).toISOString(),
  }));
  await queries.insertInto("routes").values(rows).execute();
}

export async function saveRoute(
  queries: Queries,
  route: RouteFields & { id: string },
): Promise<void> {
  await queries.updateTable("routes").set(toRow(route)).where("id", "=", route.id).execute();
}

/** Moves days to other dates in one statement. */
export async function saveDates(
  queries: Queries,
  dates: ReadonlyMap<string, DateTimeText>,
): Promise<void> {
  if (dates.size === 0) return;
  const cases = [...dates].map(([id, date]) => sql`when ${id} then ${date}`);
  await queries
    .updateTable("routes")
    .set({ date: sql<string>`case id ${sql.join(cases, sql` `)} else date end` })
    .where("id", "in", [...dates.keys()])
    .execute();
}

/** Removes a day with its stops and notes. */
export async function removeRoute(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("routes").where("id", "=", id).execute();
}

const toRow = (route: RouteFields) => ({
  name: route.name,
  icon: route.icon,
  description: route.description,
  date: route.date,
  move_type: route.moveType,
  track: route.track,
});

async function withContents(
  queries: Queries,
  rows: readonly RoutesTable[],
  points: readonly Point[],
): Promise<Route[]> {
  const notes = await listNotesOf(
    queries,
    rows.map(({ id }) => id),
  );
  const notesOf = Map.groupBy(notes, ({ routeId }) => routeId);
  const pointsOf = Map.groupBy(points, ({ routeId }) => routeId);
  return rows.map((row) => ({
    id: row.id,
    tripId: row.trip_id,
    name: row.name,
    icon: row.icon,
    description: row.description,
    date: row.date,
    moveType: row.move_type,
    track: row.track,
    isReadonly: false,
    notes: notesOf.get(row.id) ?? [],
    points: pointsOf.get(row.id) ?? [],
  }));
}
