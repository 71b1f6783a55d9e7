import type { Position } from "@castor/core/geo/position.ts";
import type { Place, Point, placeFieldNames } from "@castor/core/points/point.ts";
import type { Queries } from "../db/database.ts";
import type { PlacesTable, StopsTable } from "../db/schema.ts";

/** A stop joined with its place, with the columns of both tables. */
type PointRow = StopsTable & Omit<PlacesTable, "id" | "trip_id">;

/** The columns that `toPlaceFields` reads. */
export const placeColumns = [
  "places.name",
  "places.description",
  "places.lat",
  "places.lng",
  "places.type_id",
  "places.address",
  "places.url",
  "places.working_hours",
  "places.finance",
  "places.hotel_data",
  "places.picture",
] as const;

/** The fields of a point that its place has. */
export const toPlaceFields = (
  row: Omit<PlacesTable, "id" | "trip_id">,
): Pick<Point, (typeof placeFieldNames)[number]> => ({
  name: row.name,
  description: row.description,
  lat: row.lat,
  lng: row.lng,
  typeId: row.type_id,
  address: row.address,
  url: row.url,
  workingHours: row.working_hours,
  finance: readJson(row.finance),
  hotelData: readJson(row.hotel_data),
  picture: readJson(row.picture),
});

/** The columns that `toPoint` reads. */
const pointColumns = [
  "stops.id",
  "stops.place_id",
  "stops.route_id",
  "stops.trip_id",
  "stops.position",
  "stops.route_mode",
  "stops.priority",
  "stops.time_to_spend",
  "stops.reservation_time",
  "stops.came_before_min",
  "stops.is_wait_skipped",
  "stops.booking",
  ...placeColumns,
] as const;

/** A point as answers contain it for its owner. */
function toPoint(row: PointRow): Point {
  return {
    id: row.id,
    linkId: row.place_id,
    tripId: row.trip_id,
    routeId: row.route_id,
    order: row.position,
    routeMode: row.route_mode,
    excludeFromRoute: row.route_mode === "none",
    priority: row.priority,
    timeToSpend: row.time_to_spend,
    reservationTime: row.reservation_time,
    cameBeforeMin: row.came_before_min,
    isWaitSkipped: row.is_wait_skipped === 1,
    booking: readJson(row.booking),
    ...toPlaceFields(row),
  };
}

/** A block of a point of its column. */
export const readJson = (text: string | null) => (text === null ? null : JSON.parse(text));

const selectPoints = (queries: Queries) =>
  queries
    .selectFrom("stops")
    .innerJoin("places", "places.id", "stops.place_id")
    .select(pointColumns);

/** All points of a trip, those of a route in order. Sorted here, which is faster than in the database. */
export async function listPoints(queries: Queries, tripId: string): Promise<Point[]> {
  const rows = await selectPoints(queries).where("stops.trip_id", "=", tripId).execute();
  return rows.map(toPoint).sort((a, b) => a.order - b.order);
}

/** Where the places of a trip are; those that only ideas have, for its owner alone. */
export const listPositions = (
  queries: Queries,
  tripId: string,
  isMember: boolean,
): Promise<Position[]> =>
  queries
    .selectFrom("places")
    .select(["lat", "lng"])
    .where("trip_id", "=", tripId)
    .$if(!isMember, (places) =>
      places.where(({ exists, selectFrom }) =>
        exists(selectFrom("stops").select("stops.id").whereRef("stops.place_id", "=", "places.id")),
      ),
    )
    .orderBy("id")
    .execute();

/** What a place of the trip says; undefined when the trip has no such place. */
export async function loadPlaceFields(queries: Queries, tripId: string, linkId: string) {
  const row = await queries
    .selectFrom("places")
    .select(placeColumns)
    .where("id", "=", linkId)
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return row && toPlaceFields(row);
}

/** The points of these routes, in the order of the ids, those of a route in order. */
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

/** The existing points among these ids, in the order of the ids. */
export async function listPointsAmong(queries: Queries, ids: readonly string[]): Promise<Point[]> {
  const rows = await selectPoints(queries).where("stops.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toPoint(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The stop of the id with its place. */
export async function loadPoint(queries: Queries, id: string): Promise<Point | undefined> {
  const row = await selectPoints(queries).where("stops.id", "=", id).executeTakeFirst();
  return row && toPoint(row);
}

/** The place of the id with its stops, earliest day first. */
export async function loadPlace(queries: Queries, id: string): Promise<Place | undefined> {
  const stops = await selectPoints(queries)
    .innerJoin("routes", "routes.id", "stops.route_id")
    .where("places.id", "=", id)
    .orderBy("routes.date")
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("stops.position")
    .execute();
  const [first] = stops.map(toPoint);
  return first && toPlace(first, stops);
}

const toPlace = (point: Point, stops: readonly PointRow[]): Place => ({
  linkId: point.linkId,
  tripId: point.tripId,
  name: point.name,
  description: point.description,
  lat: point.lat,
  lng: point.lng,
  typeId: point.typeId,
  address: point.address,
  url: point.url,
  workingHours: point.workingHours,
  finance: point.finance,
  hotelData: point.hotelData,
  picture: point.picture,
  stops: stops.map((stop) => ({ id: stop.id, routeId: stop.route_id, order: stop.position })),
});
