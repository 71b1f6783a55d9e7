import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { joinWords } from "../../src/catalog/catalog-index-store.ts";
import type { Database, Queries } from "../../src/db/database.ts";
import { inChunks } from "../../src/db/in-chunks.ts";
import { GazetteerStore } from "../../src/outside/geocoding/gazetteer/gazetteer-store.ts";
import { StartFailure } from "../../src/process/start-failure.ts";
import { daysOfTrip, listSeedPlaces, pointsOfTrip } from "./places-to-visit.ts";
import {
  copyContents,
  dropSeedTables,
  fillSeedTables,
  indexSeedTrips,
  prepareStatements,
  readProgress,
  reserveListings,
  tidySeededTables,
} from "./seed-tables-store.ts";
import { describeSeedTrip, planSeedTrip, seedLanguages, sharedWords } from "./seed-trip.ts";

/** Trips of one transaction: 72,000 places and stops. */
const tripsAtOnce = 1_000;
const printEveryMs = 5_000;
const seeded = "2026-11-01T00:00:00.000Z";

/** Pauses of a second while the database does not answer: it writes gigabytes, and other programs may want the disk. */
const patience = 60;

const ownerId = (n: number) => `traveller-${Math.floor(n / limits.tripsPerUser)}`;
const tripId = (n: number) => `public-trip-${n}`;

/**
 * Adds public trips that are listed in the catalog, always the same, with their days and points: for measuring, and
 * for trying out a large installation. Their owners cannot log in. A thousand trips are in memory at a time. A seed that
 * was interrupted goes on where it stopped.
 */
export async function seedPublicTrips(
  database: Database,
  options: { count: number; geodata: string; printLine(line: string): void },
): Promise<void> {
  const { count, geodata, printLine } = options;
  const gazetteer = new GazetteerStore(join(geodata, "gazetteer.sqlite"));
  const cities = gazetteer.listCities();
  gazetteer.close();
  const inLanguage = { en: listSeedPlaces(cities, "en"), ru: listSeedPlaces(cities, "ru") };
  const shared = { en: sharedWords("en"), ru: sharedWords("ru") };

  const run = (work: (queries: Queries) => Promise<void>) =>
    untilAnswered(() =>
      database.write(async (queries) => {
        await prepareStatements(queries, database.kind);
        await work(queries);
      }),
    );
  if ((await readProgress(database, count)) === null)
    await run(async (queries) => {
      await insertOwners(queries, count);
      const places = seedLanguages.map((language) => inLanguage[language].places);
      await fillSeedTables(queries, database.kind, places);
      await reserveListings(queries, count);
    });

  let printedAt = Date.now();
  for (;;) {
    const progress = await untilAnswered(() => readProgress(database, count));
    if (progress === null || progress.done >= count) break;
    const { first, done } = progress;
    const trips = Array.from({ length: Math.min(tripsAtOnce, count - done) }, (_, index) => {
      const n = done + index;
      return { n, listing: first + n, ...planSeedTrip(n, inLanguage) };
    });
    await run(async (queries) => {
      const rows = trips.map(({ n, listing, alphabet, start, dates }) => ({
        ...{ n, alphabet, start, listing },
        ...{ trip_id: tripId(n), owner_id: ownerId(n), first_date: dates[0] ?? "" },
        ...{ second_date: dates[1] ?? "", third_date: dates[2] ?? "" },
      }));
      await copyContents(queries, rows, seeded);
      const entries = trips.map(({ n, listing, language, start, dates }) => {
        const { places } = inLanguage[language];
        const { countries, words } = describeSeedTrip(places, start, shared[language]);
        return {
          ...{ listing, trip_id: tripId(n), listed: seeded, language },
          ...{ countries: countries.join(","), days: daysOfTrip, routes_count: daysOfTrip },
          ...{ points_count: pointsOfTrip, start_date: dates[0] ?? null },
          ...{ end_date: dates.at(-1) ?? null, words: joinWords(words) },
        };
      });
      for (const chunk of inChunks(entries))
        await queries.insertInto("catalog_entries").values(chunk).execute();
    });
    if (Date.now() - printedAt > printEveryMs) {
      printedAt = Date.now();
      printLine(
        `${(done + trips.length).toLocaleString("en")} of ${count.toLocaleString("en")} trips`,
      );
    }
  }

  printLine("Indexing their words.");
  await untilAnswered(() =>
    indexSeedTrips(
      database,
      seedLanguages.map((language) => shared[language]),
    ),
  );
  await dropSeedTables(database);
  await tidySeededTables(database);
  printLine(`${count.toLocaleString("en")} public trips are in the catalog.`);
}

/** Runs what may be run again. */
async function untilAnswered<T>(run: () => Promise<T>): Promise<T> {
  for (let pauses = 0; ; pauses++)
    try {
      return await run();
    } catch (error) {
      const isAway = error instanceof AppError && error.code === "UPSTREAM_UNAVAILABLE";
      if (!isAway || pauses === patience) throw error;
      await wait(1_000);
    }
}

async function insertOwners(queries: Queries, count: number) {
  const there = await queries
    .selectFrom("users")
    .select("id")
    .where("id", "=", ownerId(0))
    .executeTakeFirst();
  if (there !== undefined)
    throw new StartFailure("This database has seeded public trips already; use an empty one.");
  const owners = Array.from({ length: Math.ceil(count / limits.tripsPerUser) }, (_, index) => ({
    id: ownerId(index * limits.tripsPerUser),
    username: `traveller-${index}@castor.example`,
    password_hash: null,
    public_name: `Traveller ${index + 1}`,
    lang: seedLanguages[index % seedLanguages.length] ?? "en",
    default_currency: null,
    confirmed: seeded,
    created: seeded,
  }));
  for (const chunk of inChunks(owners)) await queries.insertInto("users").values(chunk).execute();
}
