import { join } from "node:path";
import { languages } from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import { joinWords } from "../../catalog/catalog-index-store.ts";
import type { Database, Queries } from "../../db/database.ts";
import { inChunks } from "../../db/in-chunks.ts";
import { GazetteerStore } from "../../outside/geocoding/gazetteer/gazetteer-store.ts";
import { StartFailure } from "../../process/start-failure.ts";
import { daysOfTrip, listSeedPlaces, pointsOfTrip } from "./places-to-visit.ts";
import {
  copyContents,
  dropSeedTables,
  fillSeedTables,
  indexSeedTrips,
  prepareStatements,
  reserveListings,
  tidySeededTables,
} from "./seed-tables-store.ts";
import { describeSeedTrip, planSeedTrip, sharedWords } from "./seed-trip.ts";

/** Trips of one transaction: 72,000 places and stops. */
const tripsAtOnce = 1_000;
const sayEveryMs = 5_000;
const seeded = "2026-11-01T00:00:00.000Z";

const ownerId = (n: number) => `traveller-${Math.floor(n / limits.tripsPerUser)}`;
const tripId = (n: number) => `public-trip-${n}`;

/**
 * Adds public trips that are listed in the catalog, always the same, with their days and points: for measuring, and
 * for trying out a large installation. Their owners cannot log in. A few hundred trips are in memory at a time.
 */
export async function seedPublicTrips(
  database: Database,
  options: { count: number; geodata: string; say(line: string): void },
): Promise<void> {
  const { count, geodata, say } = options;
  const gazetteer = new GazetteerStore(join(geodata, "gazetteer.sqlite"));
  const cities = gazetteer.listCities();
  gazetteer.close();
  const inLanguage = { en: listSeedPlaces(cities, "en"), ru: listSeedPlaces(cities, "ru") };
  const shared = { en: sharedWords("en"), ru: sharedWords("ru") };

  const firstListing = await database.write(async (queries) => {
    await prepareStatements(queries, database.kind);
    await insertOwners(queries, count);
    const places = languages.map((language) => inLanguage[language].places);
    await fillSeedTables(queries, database.kind, places);
    return reserveListings(queries, count);
  });

  let said = Date.now();
  for (let from = 0; from < count; from += tripsAtOnce) {
    const numbers = Array.from(
      { length: Math.min(tripsAtOnce, count - from) },
      (_, at) => from + at,
    );
    const trips = numbers.map((n) => ({ n, ...planSeedTrip(n, inLanguage) }));
    await database.write(async (queries) => {
      await prepareStatements(queries, database.kind);
      const rows = trips.map(({ n, alphabet, start, dates }) => ({
        ...{ n, alphabet, start, listing: firstListing + n },
        ...{ trip_id: tripId(n), owner_id: ownerId(n), first_date: dates[0] ?? "" },
        ...{ second_date: dates[1] ?? "", third_date: dates[2] ?? "" },
      }));
      await copyContents(queries, rows, seeded);
      const entries = trips.map(({ n, language, start, dates }) => {
        const { places } = inLanguage[language];
        const { countries, words } = describeSeedTrip(places, start, shared[language]);
        return {
          ...{ listing: firstListing + n, trip_id: tripId(n), listed: seeded, language },
          ...{ countries: countries.join(","), days: daysOfTrip, routes_count: daysOfTrip },
          ...{ points_count: pointsOfTrip, start_date: dates[0] ?? null },
          ...{ end_date: dates.at(-1) ?? null, words: joinWords(words) },
        };
      });
      for (const chunk of inChunks(entries))
        await queries.insertInto("catalog_entries").values(chunk).execute();
    });
    if (Date.now() - said > sayEveryMs) {
      said = Date.now();
      say(`${(from + trips.length).toLocaleString("en")} of ${count.toLocaleString("en")} trips`);
    }
  }

  say("Indexing their words.");
  await indexSeedTrips(
    database,
    languages.map((language) => shared[language]),
  );
  await dropSeedTables(database);
  await tidySeededTables(database);
  say(`${count.toLocaleString("en")} public trips are in the catalog.`);
}

async function insertOwners(queries: Queries, count: number) {
  const there = await queries
    .selectFrom("users")
    .select("id")
    .where("id", "=", ownerId(0))
    .executeTakeFirst();
  if (there !== undefined)
    throw new StartFailure("This database has seeded public trips already; use an empty one.");
  const owners = Array.from({ length: Math.ceil(count / limits.tripsPerUser) }, (_, at) => ({
    id: ownerId(at * limits.tripsPerUser),
    username: `traveller-${at}@castor.example`,
    password_hash: null,
    public_name: `Traveller ${at + 1}`,
    lang: languages[at % languages.length] ?? "en",
    default_currency: null,
    confirmed: seeded,
    created: seeded,
  }));
  for (const chunk of inChunks(owners)) await queries.insertInto("users").values(chunk).execute();
}
