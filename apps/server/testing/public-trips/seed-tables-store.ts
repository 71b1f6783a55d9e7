import { type RawBuilder, sql } from "kysely";
import { ensureWords } from "../../src/catalog/catalog-index-store.ts";
import type { Database, Queries } from "../../src/db/database.ts";
import { inChunks } from "../../src/db/in-chunks.ts";
import { pointsOfDay, pointsOfTrip, type SeedPlace } from "./places-to-visit.ts";
import { seedLanguages, wording } from "./seed-trip.ts";

/** Rows of the index of one transaction. */
const postingsAtOnce = 250_000;

/** A trip as SQL makes its days and points from. */
export interface SeedTripRow {
  n: number;
  alphabet: number;
  start: number;
  listing: number;
  trip_id: string;
  owner_id: string;
  first_date: string;
  second_date: string;
  third_date: string;
}

/** Lets statements of the seed take longer than those of a call. */
export async function prepareStatements(queries: Queries, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`set local statement_timeout = 0`.execute(queries);
}

/** Fills tables of the places of each alphabet and their words, from which SQL makes the rest. */
export async function fillSeedTables(
  queries: Queries,
  kind: Database["kind"],
  alphabets: readonly (readonly SeedPlace[])[],
): Promise<void> {
  await dropTables(queries);
  const number = kind === "postgres" ? sql`double precision` : sql`real`;
  await sql`create table seed_places (alphabet integer, n integer, name text, lat ${number},
    lng ${number}, primary key (alphabet, n))`.execute(queries);
  await sql`create table seed_words (alphabet integer, word integer, place integer,
    primary key (word, alphabet, place))`.execute(queries);
  await sql`create table seed_trips (n integer primary key, alphabet integer, start integer,
    listing integer, trip_id text, owner_id text, first_date text, second_date text,
    third_date text)`.execute(queries);
  await sql`create index seed_trips_start on seed_trips (alphabet, start, listing)`.execute(
    queries,
  );
  for (const [alphabet, places] of alphabets.entries()) {
    const ids = await ensureWords(queries, [...new Set(places.flatMap(({ words }) => words))]);
    const rows = places.map(
      ({ name, lat, lng }, n) => sql`(${alphabet}, ${n}, ${name}, ${lat}, ${lng})`,
    );
    await insertRows(queries, sql`seed_places (alphabet, n, name, lat, lng)`, rows);
    const words = places.flatMap((place, n) =>
      place.words.map((word) => sql`(${alphabet}, ${ids.get(word) ?? 0}, ${n})`),
    );
    await insertRows(queries, sql`seed_words (alphabet, word, place)`, words);
  }
}

async function insertRows(
  queries: Queries,
  into: RawBuilder<unknown>,
  rows: RawBuilder<unknown>[],
) {
  for (const chunk of inChunks(rows))
    await sql`insert into ${into} values ${sql.join(chunk)}`.execute(queries);
}

const named = (text: "trip" | "day") =>
  sql.join(
    seedLanguages.map(
      (language, index) => sql`when ${sql.lit(index)} then ${sql.lit(wording[language][text])}`,
    ),
    sql` `,
  );

/** Inserts trips with their days and points. */
export async function copyContents(
  queries: Queries,
  rows: readonly SeedTripRow[],
  at: string,
): Promise<void> {
  await insertRows(
    queries,
    sql`seed_trips`,
    rows.map(
      (row) => sql`(${row.n}, ${row.alphabet}, ${row.start}, ${row.listing}, ${row.trip_id},
        ${row.owner_id}, ${row.first_date}, ${row.second_date}, ${row.third_date})`,
    ),
  );
  const [first, last] = [rows[0]?.n ?? 0, rows.at(-1)?.n ?? 0];
  const trips = sql`(select * from seed_trips where n between ${first} and ${last}) as t`;
  const days = sql`(select 0 as day union all select 1 union all select 2) as d`;
  const stops = sql`${trips} join seed_places as p
    on p.alphabet = t.alphabet and p.n between t.start and t.start + ${sql.lit(pointsOfTrip - 1)}`;
  const ofDay = sql.lit(pointsOfDay);
  await sql`insert into trips (id, owner_id, name, adults, kids, currency, tile_type, is_draft,
      is_public, is_in_catalog, version, created, updated)
    select trip_id, owner_id, case t.alphabet ${named("trip")} end || p.name, 2, 0, 'EUR',
      'default', 0, 1, 1, 1, ${sql.lit(at)}, ${sql.lit(at)}
    from ${trips} join seed_places as p on p.alphabet = t.alphabet and p.n = t.start`.execute(
    queries,
  );
  await sql`insert into routes (id, trip_id, name, icon, description, date, move_type, created)
    select trip_id || '-r' || day, trip_id,
      case t.alphabet ${named("day")} end || (day + 1), 'none', '',
      case day when 0 then first_date when 1 then second_date else third_date end || ' 09:00',
      'car', ${sql.lit(at)}
    from ${trips} cross join ${days}`.execute(queries);
  await sql`insert into places (id, trip_id, name, description, lat, lng, type_id, address, url,
      working_hours)
    select trip_id || '-p' || (p.n - start), trip_id, p.name, '', p.lat, p.lng, 'PhotoSpot', '', '',
      '' from ${stops}`.execute(queries);
  await sql`insert into stops (id, place_id, route_id, trip_id, position, route_mode, priority,
      time_to_spend, came_before_min)
    select trip_id || '-s' || (p.n - start), trip_id || '-p' || (p.n - start),
      trip_id || '-r' || ((p.n - start) / ${ofDay}), trip_id, (p.n - start) % ${ofDay}, 'car',
      'normal', 0, 0 from ${stops}`.execute(queries);
}

/** Takes `count` consecutive numbers of listings and answers the first. */
export async function reserveListings(queries: Queries, count: number): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into settings (name, value) values ('catalog_listings', ${String(count)})
    on conflict (name) do update
      set value = cast(cast(settings.value as integer) + ${sql.lit(count)} as text)
    returning value`.execute(queries);
  return Number(rows[0]?.value ?? count) - count + 1;
}

/**
 * Where a seed of `count` trips was interrupted: the listing of its first trip, and how many trips it has written. Null
 * when none was begun.
 */
export function readProgress(
  database: Database,
  count: number,
): Promise<{ first: number; done: number } | null> {
  return database.glance(async (queries) => {
    const tables = await sql`${
      database.kind === "postgres"
        ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'seed_trips'`
        : sql`select 1 from sqlite_master where type = 'table' and name = 'seed_trips'`
    }`.execute(queries);
    if (tables.rows.length === 0) return null;
    const { rows } = await sql<{ first: number | null; done: number | null }>`
      select (select listing - n from seed_trips order by n limit 1) as first, max(n) + 1 as done
      from seed_trips`.execute(queries);
    const [{ first, done } = { first: null, done: null }] = rows;
    if (first !== null && done !== null) return { first: Number(first), done: Number(done) };
    const last = await queries
      .selectFrom("settings")
      .select("value")
      .where("name", "=", "catalog_listings")
      .executeTakeFirst();
    return { first: Number(last?.value ?? count) - count + 1, done: 0 };
  });
}

/** Writes the index, word by word in its own order, in transactions of bounded size. */
export async function indexSeedTrips(
  database: Database,
  shared: readonly (readonly string[])[],
): Promise<void> {
  const write = (run: (queries: Queries) => Promise<unknown>) =>
    database.write(async (queries) => {
      await prepareStatements(queries, database.kind);
      await run(queries);
    });
  for (const [alphabet, words] of shared.entries())
    await write(async (queries) => {
      const ids = await ensureWords(queries, words);
      for (const id of ids.values())
        await sql`insert into catalog_postings (word, listing)
          select ${sql.lit(id)}, listing from seed_trips where alphabet = ${alphabet}
          order by listing on conflict do nothing`.execute(queries);
    });
  await tidySeededTables(database);
  for (const [from, to] of await splitWords(database))
    await write((queries) =>
      sql`insert into catalog_postings (word, listing)
        select distinct w.word, t.listing from seed_words as w join seed_trips as t
          on t.alphabet = w.alphabet and t.start > w.place - ${sql.lit(pointsOfTrip)}
            and t.start <= w.place
        where w.word >= ${from} and w.word <= ${to}
        order by w.word, t.listing on conflict do nothing`.execute(queries),
    );
}

/** Ranges of words with about `postingsAtOnce` rows of the index each. */
async function splitWords(database: Database): Promise<[from: number, to: number][]> {
  const { rows } = await database.glance((queries) =>
    sql<{ word: number; rows: number }>`
      select w.word, sum(density.trips) as rows
      from seed_words as w
      join (
        select t.alphabet, count(*) * ${sql.lit(pointsOfTrip)}.0
          / (select count(*) from seed_places as p where p.alphabet = t.alphabet) as trips
        from seed_trips as t group by t.alphabet
      ) as density on density.alphabet = w.alphabet
      group by w.word order by w.word`.execute(queries),
  );
  const ranges: [number, number][] = [];
  let [from, sum] = [rows[0]?.word ?? 0, 0];
  for (const [index, row] of rows.entries()) {
    sum += Number(row.rows);
    if (sum < postingsAtOnce && index < rows.length - 1) continue;
    ranges.push([from, row.word]);
    from = row.word + 1;
    sum = 0;
  }
  return ranges;
}

const tables = ["seed_trips", "seed_words", "seed_places"] as const;

async function dropTables(queries: Queries) {
  for (const table of tables) await sql`drop table if exists ${sql.table(table)}`.execute(queries);
}

export const dropSeedTables = (database: Database): Promise<void> => database.write(dropTables);

/** Tells PostgreSQL what its tables hold now, as it would find out itself after a while. */
export async function tidySeededTables(database: Database): Promise<void> {
  if (database.kind !== "postgres") return;
  await database.write(async (queries) => {
    await prepareStatements(queries, database.kind);
    await sql`analyze`.execute(queries);
  });
}
