import type { Queries } from "../../db/database.ts";
import type { Instant } from "../../db/schema.ts";

/** A trip in the catalog, as search engines are told of it. */
export interface ListedTrip {
  id: string;
  name: string;
  updated: Instant;
  listing: number;
}

/** The number of the latest listing; 0 without any. Numbers count up, and those of ended listings are not used again. */
export async function loadLastListing(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom("catalog_entries")
    .select((is) => is.fn.max("listing").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Listings after one number and up to another, in order. */
export async function listListed(
  queries: Queries,
  { after, upTo, count }: { after: number; upTo: number; count: number },
): Promise<ListedTrip[]> {
  return queries
    .selectFrom("catalog_entries")
    .innerJoin("trips", "trips.id", "catalog_entries.trip_id")
    .select(["trips.id", "trips.name", "trips.updated", "catalog_entries.listing"])
    .where("trips.is_in_catalog", "=", 1)
    .where("catalog_entries.listing", ">", after)
    .where("catalog_entries.listing", "<=", upTo)
    .orderBy("catalog_entries.listing")
    .limit(count)
    .execute();
}

/** The newest listings, newest first. They are chosen before the join, which would otherwise read the whole catalog. */
export async function listNewest(queries: Queries, count: number): Promise<ListedTrip[]> {
  const newest = queries
    .selectFrom("catalog_entries")
    .select(["trip_id", "listing"])
    .orderBy("listing", "desc")
    .limit(count)
    .as("newest");
  return queries
    .selectFrom(newest)
    .innerJoin("trips", "trips.id", "newest.trip_id")
    .select(["trips.id", "trips.name", "trips.updated", "newest.listing"])
    .where("trips.is_in_catalog", "=", 1)
    .orderBy("newest.listing", "desc")
    .execute();
}
