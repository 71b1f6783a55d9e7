import type { CatalogEntry, CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import type { CatalogQuery } from "@castor/core/catalog/catalog-query.ts";
import type { CatalogSort } from "@castor/core/catalog/catalog-sort.ts";
import { catalogWords } from "@castor/core/catalog/catalog-words.ts";
import { rankByName } from "@castor/core/catalog/rank-by-name.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../db/database.ts";
import { coverColumns, readCover, visitorCoverFile } from "../trips/trip-cover-store.ts";
import { readConditions } from "./search/conditions-store.ts";
import { findNewest, findShortest } from "./search/listings-store.ts";

const { catalogMatches } = limits;

/** A page of the listed trips that match the search and the filters. `named` is the code of the country that the search names. */
export async function listEntries(
  queries: Queries,
  query: CatalogQuery,
  named: string | null = null,
): Promise<CatalogPage> {
  const { search = "", page, pageSize, minDays, maxDays } = query;
  const sort: CatalogSort = query.sort ?? (search === "" ? "new" : "relevance");
  const conditions = await readConditions(queries, query, named);
  const first = (page - 1) * pageSize;
  // One more than are counted, to know whether there are more.
  const max = Math.max(first + pageSize, catalogMatches + 1);
  const find = sort === "days" ? findShortest : findNewest;
  const found =
    conditions === null ? [] : await find(queries, conditions, { minDays, maxDays }, max);
  const parts = catalogWords(search);
  const listings =
    sort === "relevance" && parts.length > 0 ? await rank(queries, found, parts) : found;
  return {
    data: await loadEntries(queries, listings.slice(first, first + pageSize)),
    total: Math.min(found.length, catalogMatches),
    more: found.length > catalogMatches,
    page,
    pageSize,
  };
}

/** Ranks the newest matches by the names of the trips. Older ones follow, newest first. */
async function rank(
  queries: Queries,
  found: readonly number[],
  parts: readonly string[],
): Promise<number[]> {
  const newest = found.slice(0, catalogMatches);
  if (newest.length === 0) return [];
  const rows = await queries
    .selectFrom("catalog_entries")
    .innerJoin("trips", "trips.id", "catalog_entries.trip_id")
    .select(["catalog_entries.listing", "trips.name"])
    .where("catalog_entries.listing", "in", newest)
    .execute();
  const names = new Map(rows.map(({ listing, name }) => [listing, name]));
  const ranked = rankByName(newest, (listing) => names.get(listing) ?? "", parts);
  return [...ranked, ...found.slice(catalogMatches)];
}

/** The entries of these listings, in their order. */
async function loadEntries(queries: Queries, listings: readonly number[]): Promise<CatalogEntry[]> {
  if (listings.length === 0) return [];
  const rows = await queries
    .selectFrom("catalog_entries")
    .innerJoin("trips", "trips.id", "catalog_entries.trip_id")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select([
      "listing",
      "trip_id",
      "trips.name",
      "public_name",
      "language",
      "countries",
      "routes_count",
      "points_count",
      "start_date",
      "end_date",
      "trips.updated",
      ...coverColumns,
      visitorCoverFile,
    ])
    .where("listing", "in", listings)
    .execute();
  const byListing = new Map(rows.map((row) => [row.listing, row]));
  return listings.flatMap((listing) => {
    const row = byListing.get(listing);
    if (row === undefined) return [];
    return {
      id: row.trip_id,
      name: row.name,
      ownerName: row.public_name,
      language: row.language,
      countries: row.countries === "" ? [] : row.countries.split(","),
      routesCount: row.routes_count,
      pointsCount: row.points_count,
      startDate: row.start_date,
      endDate: row.end_date,
      updated: row.updated,
      cover: readCover(row),
    };
  });
}
