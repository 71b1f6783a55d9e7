import type { Point } from "@castor/core/points/point.ts";
import type { PlacesTable, StopsTable } from "../db/schema.ts";

/** A stop joined with its place, as both tables name their columns. */
export type PointRow = StopsTable & Omit<PlacesTable, "id" | "trip_id">;

/** What a query selects for `toPoint`. */
export const pointColumns = [
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
] as const;

/** What a place's row says of it. */
export function toPlaceFields(row: Omit<PlacesTable, "id" | "trip_id">) {
  return {
    name: row.name,
    description: row.description,
    lat: row.lat,
    lng: row.lng,
    typeId: row.type_id,
    address: row.address,
    url: row.url,
    workingHours: row.working_hours,
    finance: readJson<Point["finance"]>(row.finance),
    hotelData: readJson<Point["hotelData"]>(row.hotel_data),
  };
}

/** A point as answers carry it, with all that its owner sees. */
export function toPoint(row: PointRow): Point {
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
    ...toPlaceFields(row),
  };
}

export function toStopRow(point: Point): StopsTable {
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
  };
}

export function toPlaceRow(point: Point): PlacesTable {
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
  };
}

const readJson = <T>(text: string | null): T | null => (text === null ? null : JSON.parse(text));
const writeJson = (value: object | null) => (value === null ? null : JSON.stringify(value));
