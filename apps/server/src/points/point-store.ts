import type { Place, Point } from "@castor/core/points/point.ts";
import type { Queries } from "../db/database.ts";
import { pointColumns, toPlaceFields, toPlaceRow, toPoint, toStopRow } from "./point-rows.ts";

/** Rows of one insert: below the parameter limits of both databases. */
const rowsAtOnce = 500;

const selectPoints = (queries: Queries) =>
  queries
    .selectFrom("stops")
    .innerJoin("places", "places.id", "stops.place_id")
    .select(pointColumns);

/** Every point of a trip, those of one route in their order. */
export async function listPoints(queries: Queries, tripId: string): Promise<Point[]> {
  const rows = await selectPoints(queries)
    .where("stops.trip_id", "=", tripId)
    .orderBy("stops.position")
    .execute();
  return rows.map(toPoint);
}

/** The points of some routes, route after route as they were asked for, each in its order. */
export async function listPointsOf(
  queries: Queries,
  routeIds: readonly string[],
): Promise<Point[]> {
  if (routeIds.length === 0) return [];
  const rows = await selectPoints(queries)
    .where("stops.route_id", "in", routeIds)
    .orderBy("stops.position")
    .execute();
  const byRoute = Map.groupBy(rows.map(toPoint), (point) => point.routeId);
  return [...new Set(routeIds)].flatMap((id) => byRoute.get(id) ?? []);
}

/** The stop with that id, with its place. */
export async function loadPoint(queries: Queries, id: string): Promise<Point | undefined> {
  const row = await selectPoints(queries).where("stops.id", "=", id).executeTakeFirst();
  return row && toPoint(row);
}

/** The place with that id and where it stands, earliest day first. */
export async function loadPlace(queries: Queries, id: string): Promise<Place | undefined> {
  const row = await queries
    .selectFrom("places")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const stops = await queries
    .selectFrom("stops")
    .innerJoin("routes", "routes.id", "stops.route_id")
    .select(["stops.id", "stops.route_id as routeId", "stops.position as order"])
    .where("stops.place_id", "=", id)
    .orderBy("routes.date")
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("stops.position")
    .execute();
  return { linkId: row.id, tripId: row.trip_id, ...toPlaceFields(row), stops };
}

/** Writes new points; those of one place write it once. */
export async function insertPoints(queries: Queries, points: readonly Point[]): Promise<void> {
  const places = new Map(points.map((point) => [point.linkId, point]));
  for (const some of inChunks([...places.values()]))
    await queries.insertInto("places").values(some.map(toPlaceRow)).execute();
  await insertStops(queries, points);
}

/** Writes new stops of places that are there. */
export async function insertStops(queries: Queries, points: readonly Point[]): Promise<void> {
  for (const some of inChunks(points))
    await queries.insertInto("stops").values(some.map(toStopRow)).execute();
}

/** Writes what differs between a point as it was and as it shall be. */
export async function savePoint(queries: Queries, before: Point, after: Point): Promise<void> {
  const place = findChanged(toPlaceRow(before), toPlaceRow(after));
  const stop = findChanged(toStopRow(before), toStopRow(after));
  if (place)
    await queries.updateTable("places").set(place).where("id", "=", before.linkId).execute();
  if (stop) await queries.updateTable("stops").set(stop).where("id", "=", before.id).execute();
}

function findChanged<Row extends object>(before: Row, after: Row): Partial<Row> | null {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([column, value]) => old.get(column) !== value);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Row>) : null;
}

function* inChunks<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce)
    yield items.slice(from, from + rowsAtOnce);
}
