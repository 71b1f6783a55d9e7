import { picture } from "@castor/core/points/picture.ts";
import type { TripCover } from "@castor/core/trips/trip-cover.ts";
import { expressionBuilder, sql } from "kysely";
import type { Tables } from "../db/schema.ts";

const is = expressionBuilder<Tables, "trips">();

/** What a trip's cover is made of, beside the columns of `trips`: one statement reads a whole list. */
export const coverColumns = [
  // By the stops: where the ideas are, visitors do not learn.
  is
    .selectFrom("stops")
    .innerJoin("places", "places.id", "stops.place_id")
    .select(
      sql<string | null>`min(lat) || ',' || min(lng) || ',' || max(lat) || ',' || max(lng)`.as(
        "area",
      ),
    )
    .whereRef("stops.trip_id", "=", "trips.id")
    .as("cover_area"),
  is
    .selectFrom("stops")
    .innerJoin("places", "places.id", "stops.place_id")
    .innerJoin("routes", "routes.id", "stops.route_id")
    .select("places.picture")
    .whereRef("stops.trip_id", "=", "trips.id")
    .where("places.picture", "is not", null)
    .orderBy("routes.date")
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("stops.position")
    .limit(1)
    .as("cover_picture"),
];

/** The cover of a trip as its columns have it. */
export function readCover(row: {
  cover_area: string | null;
  cover_picture: string | null;
}): TripCover {
  const [south, west, north, east] = row.cover_area?.split(",").map(Number) ?? [];
  const isWhole =
    south !== undefined && west !== undefined && north !== undefined && east !== undefined;
  return {
    picture: row.cover_picture === null ? null : picture.parse(JSON.parse(row.cover_picture)),
    area: isWhole ? { south, west, north, east } : null,
  };
}
