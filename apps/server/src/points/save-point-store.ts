import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { PlacesTable, StopsTable } from "../db/schema.ts";

/** Inserts new points with their new places. */
export async function insertPoints(queries: Queries, points: readonly Point[]): Promise<void> {
  await insertPlaces(queries, points);
  await insertStops(queries, points);
}

/** Inserts the new places of points and ideas, each once. */
export async function insertPlaces(queries: Queries, points: readonly Idea[]): Promise<void> {
  const places = new Map(points.map((point) => [point.linkId, point]));
  for (const some of inChunks([...places.values()]))
    await queries.insertInto("places").values(some.map(toPlaceRow)).execute();
}

/** Inserts new stops of existing places. */
export async function insertStops(queries: Queries, points: readonly Point[]): Promise<void> {
  for (const some of inChunks(points))
    await queries.insertInto("stops").values(some.map(toStopRow)).execute();
}

/** Stores the fields that differ between two states of a point. */
export async function savePoint(queries: Queries, before: Point, after: Point): Promise<void> {
  const stop = findChanged(toStopRow(before), toStopRow(after));
  await savePlace(queries, before, after);
  if (stop) await queries.updateTable("stops").set(stop).where("id", "=", before.id).execute();
}

/** Stores the fields of its place that differ between two states of a point or an idea. */
export async function savePlace(queries: Queries, before: Idea, after: Idea): Promise<void> {
  const place = findChanged(toPlaceRow(before), toPlaceRow(after));
  if (place)
    await queries.updateTable("places").set(place).where("id", "=", before.linkId).execute();
}

/** Stores the positions of stops that stand elsewhere on their days. From the last one, so that no two ever share a position. */
export async function shiftStops(
  queries: Queries,
  before: readonly Point[],
  after: readonly Point[],
): Promise<void> {
  const former = new Map(before.map((point) => [point.id, point]));
  for (const point of after.toReversed()) {
    const was = former.get(point.id);
    if (was && was.order !== point.order) await savePoint(queries, was, point);
  }
}

/** Stores the bookings of places, each given as one of its points. */
export async function saveBookings(
  queries: Queries,
  points: readonly Pick<Point, "linkId" | "hotelData" | "finance">[],
): Promise<void> {
  for (const some of inChunks(points)) {
    const pick = (block: (point: Pick<Point, "hotelData" | "finance">) => object | null) =>
      sql.join(
        some.map((point) => sql`when ${point.linkId} then ${writeJson(block(point))}`),
        sql` `,
      );
    await queries
      .updateTable("places")
      .set({
        hotel_data: sql<string>`case id ${pick(({ hotelData }) => hotelData)} end`,
        finance: sql<string>`case id ${pick(({ finance }) => finance)} end`,
      })
      .where(
        "id",
        "in",
        some.map(({ linkId }) => linkId),
      )
      .execute();
  }
}

/** Stores what is booked at these stops or ideas. */
export async function saveBooked(
  queries: Queries,
  table: "stops" | "ideas",
  points: readonly Pick<Idea, "id" | "booking">[],
): Promise<void> {
  for (const { id, booking } of points)
    if (booking)
      await queries
        .updateTable(table)
        .set({ booking: writeJson(booking) })
        .where("id", "=", id)
        .execute();
}

/** The columns that differ; null when none does. */
export function findChanged<Row extends object>(before: Row, after: Row): Partial<Row> | null {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([column, value]) => old.get(column) !== value);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Row>) : null;
}

function toStopRow(point: Point): StopsTable {
  return {
    id: point.id,
    place_id: point.linkId,
    route_id: point.routeId,
    trip_id: point.tripId,
    position: point.order,
    route_mode: point.routeMode,
    priority: point.priority,
    time_to_spend: point.timeToSpend,
    reservation_time: point.reservationTime,
    came_before_min: point.cameBeforeMin,
    is_wait_skipped: point.isWaitSkipped ? 1 : 0,
    booking: writeJson(point.booking),
  };
}

/** A place as its row. */
export function toPlaceRow(point: Idea): PlacesTable {
  return {
    id: point.linkId,
    trip_id: point.tripId,
    name: point.name,
    description: point.description,
    lat: point.lat,
    lng: point.lng,
    type_id: point.typeId,
    address: point.address,
    url: point.url,
    working_hours: point.workingHours,
    finance: writeJson(point.finance),
    hotel_data: writeJson(point.hotelData),
    picture: writeJson(point.picture),
  };
}

/** A block of a point as its column. */
export const writeJson = (value: object | null) => (value === null ? null : JSON.stringify(value));
