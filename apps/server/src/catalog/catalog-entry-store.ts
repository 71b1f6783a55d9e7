import type { Language } from "@castor/core/basics/language.ts";
import { wordsOfEntry } from "@castor/core/catalog/catalog-words.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import { compileOnce } from "../db/compile-once.ts";
import type { Queries } from "../db/database.ts";
import { countUp } from "../db/settings-store.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";
import { indexWords, joinWords } from "./catalog-index-store.ts";

/** Of longer trips as many positions are looked at, evenly spread. A position takes a fraction of a millisecond. */
const maxPositions = 300;
/** Positions within about 10 km are one. */
const digits = 1;

/** The countries that a trip comes through, in its order. */
function listCountries(positions: readonly Position[], finder: CountryFinder): string[] {
  const coordinates = [
    ...new Map(
      positions.map((position) => [
        `${position.lat.toFixed(digits)},${position.lng.toFixed(digits)}`,
        position,
      ]),
    ).values(),
  ];
  const step = Math.max(1, coordinates.length / maxPositions);
  const countries = new Set<string>();
  for (let index = 0; index < coordinates.length; index += step) {
    const position = coordinates[Math.floor(index)];
    const country = position && finder.countryAt(position);
    if (country) countries.add(country);
  }
  return [...countries];
}

const findListing = compileOnce((queries, value: (name: "tripId") => string) =>
  queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .leftJoin("catalog_entries", "catalog_entries.trip_id", "trips.id")
    .select([
      "trips.name",
      "trips.is_in_catalog",
      "users.lang",
      "catalog_entries.listing",
      "catalog_entries.language",
      "catalog_entries.words",
    ])
    .where("trips.id", "=", value("tripId")),
);

/**
 * Brings the catalog's entry of a trip in line with the trip, in the transaction that changed it: makes it when the
 * trip is listed, removes it when the listing has ended. Without a listing it costs one small read.
 */
export async function refreshEntry(
  queries: Queries,
  tripId: string,
  finder: CountryFinder,
  now: Date,
): Promise<void> {
  const trip = await findListing(queries, { tripId });
  if (trip === undefined) return;
  if (trip.is_in_catalog === 0) {
    if (trip.listing !== null) await removeEntry(queries, tripId);
    return;
  }
  const language = trip.language ?? trip.lang;
  const contents = await readContents(queries, tripId, { name: trip.name, language }, finder);
  if (contents.words !== trip.words) {
    const next = await lockIndex(queries);
    const listing = trip.listing ?? next;
    await indexWords(queries, listing, trip.words ?? "", contents.words);
    if (trip.listing === null)
      return void (await queries
        .insertInto("catalog_entries")
        .values({ ...contents, language, listing, trip_id: tripId, listed: now.toISOString() })
        .execute());
  }
  await queries
    .updateTable("catalog_entries")
    .set(contents)
    .where("trip_id", "=", tripId)
    .execute();
}

/** Removes the catalog's entry of a trip. Called before the trip itself is removed, when there may be none. */
export async function removeEntry(queries: Queries, tripId: string): Promise<void> {
  const entry = await queries
    .selectFrom("catalog_entries")
    .select(["listing", "words"])
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  if (entry === undefined) return;
  await lockIndex(queries);
  await indexWords(queries, entry.listing, entry.words, "");
  await queries.deleteFrom("catalog_entries").where("listing", "=", entry.listing).execute();
}

async function readContents(
  queries: Queries,
  tripId: string,
  { name, language }: { name: string; language: Language },
  finder: CountryFinder,
) {
  const routes = await queries
    .selectFrom("routes")
    .select(["name", "date"])
    .where("trip_id", "=", tripId)
    .execute();
  const stops = await queries
    .selectFrom("stops")
    .innerJoin("places", "places.id", "stops.place_id")
    .innerJoin("routes", "routes.id", "stops.route_id")
    .select(["places.name", "places.lat", "places.lng"])
    .where("stops.trip_id", "=", tripId)
    .orderBy("routes.date")
    .orderBy("routes.created")
    .orderBy("routes.id")
    .orderBy("stops.position")
    .execute();
  const { startDate, endDate } = datesOf(routes);
  const days = startDate === null || endDate === null ? 0 : daysBetween(startDate, endDate) + 1;
  const names = [name, ...routes.map((route) => route.name), ...stops.map((stop) => stop.name)];
  const countries = listCountries(stops, finder);
  return {
    countries: countries.join(","),
    days,
    routes_count: routes.length,
    points_count: stops.length,
    start_date: startDate,
    end_date: endDate,
    words: joinWords(wordsOfEntry({ names, language, countries, days })),
  };
}

const counter = "catalog_listings";

/**
 * Answers the next number of a listing. Until the transaction ends, no other one changes the index: a word that one
 * removes, because nobody has it, another might just have found.
 */
function lockIndex(queries: Queries): Promise<number> {
  return countUp(queries, counter);
}
