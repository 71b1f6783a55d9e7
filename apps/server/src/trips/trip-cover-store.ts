import { picture } from "@castor/core/points/picture.ts";
import type { TripCover } from "@castor/core/trips/trip-cover.ts";
import { expressionBuilder, sql } from "kysely";
import type { Tables } from "../db/schema.ts";
import { inSight, isForAllMembers } from "../files/attachment-store.ts";

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

/** The photo that is the cover, where it is one of the trip's that is there. */
const coverFile = is
  .selectFrom("files")
  .select("files.id")
  .whereRef("files.id", "=", "trips.cover_file_id")
  .whereRef("files.trip_id", "=", "trips.id")
  .where("files.type", "like", "image/%")
  .where("files.deleted", "is", null);

/** As members see it. What tells of money some of them do not. */
export const memberCoverFile = coverFile
  .where((of) =>
    of.exists(
      of
        .selectFrom("attachments")
        .select("attachments.id")
        .whereRef("attachments.file_id", "=", "files.id")
        .where(isForAllMembers),
    ),
  )
  .as("cover_file");

/** As visitors of a public trip see it (decision 142). */
export const visitorCoverFile = coverFile
  .where("files.is_public", "=", 1)
  .where((of) =>
    of.exists(
      of
        .selectFrom("attachments")
        .select("attachments.id")
        .whereRef("attachments.file_id", "=", "files.id")
        .where(inSight),
    ),
  )
  .as("cover_file");

/** The cover of a trip as its columns have it. Whoever may not read its files reads no `cover_file`. */
export function readCover(row: {
  cover_file?: string | null;
  cover_area: string | null;
  cover_picture: string | null;
}): TripCover {
  const [south, west, north, east] = row.cover_area?.split(",").map(Number) ?? [];
  const isWhole =
    south !== undefined && west !== undefined && north !== undefined && east !== undefined;
  return {
    fileId: row.cover_file ?? null,
    picture: row.cover_picture === null ? null : picture.parse(JSON.parse(row.cover_picture)),
    area: isWhole ? { south, west, north, east } : null,
  };
}
