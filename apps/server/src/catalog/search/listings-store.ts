import { setImmediate } from "node:timers/promises";
import type { CatalogQuery } from "@castor/core/catalog/catalog-query.ts";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../db/database.ts";
import { chooseLead } from "./choose-lead-store.ts";
import type { Condition } from "./conditions-store.ts";

/**
 * The newest listings are looked through first. Each step is longer than the one before, up to one that takes some ten
 * milliseconds: the embedded database answers nobody else meanwhile.
 */
const firstStep = 4_096;
const stepGrowth = 4;
const longestStep = 65_536;

type Days = Pick<CatalogQuery, "minDays" | "maxDays">;

/** The newest listings that fulfil all conditions, newest first, `max` at most. */
export async function findNewest(
  queries: Queries,
  conditions: readonly Condition[],
  days: Days,
  max: number,
): Promise<number[]> {
  const end = (await loadLast(queries)) + 1;
  const lead = await chooseLead(queries, conditions, end);
  const others = conditions.filter((condition) => condition !== lead?.condition);
  const find = (from: number, before: number, rest: number) =>
    lead === null
      ? scan(queries, conditions, days, { from, before, max: rest })
      : findAmong(queries, lead.words, others, days, { from, before, max: rest });
  const isOrdered = conditions.length === 0 || (lead?.words.length === 1 && others.length === 0);
  // Few matches are looked up at once, and so are those of one word, which the index has in order.
  if (lead?.isRare || (isOrdered && days.minDays === undefined && days.maxDays === undefined))
    return find(0, end, max);
  const found: number[] = [];
  let [before, step] = [end, firstStep];
  while (before > 0 && found.length < max) {
    const from = Math.max(0, before - step);
    found.push(...(await find(from, before, max - found.length)));
    before = from;
    step = Math.min(step * stepGrowth, longestStep);
    await setImmediate();
  }
  return found;
}

/** The listings that fulfil all conditions, shortest trip first, then newest, `max` at most. */
export async function findShortest(
  queries: Queries,
  conditions: readonly Condition[],
  days: Days,
  max: number,
): Promise<number[]> {
  const lead = await chooseLead(queries, conditions, (await loadLast(queries)) + 1);
  const entries = queries.selectFrom("catalog_entries");
  const rows = await (lead?.isRare
    ? entries.where("listing", "in", (is) =>
        is.selectFrom("catalog_postings").select("listing").where("word", "in", lead.words),
      )
    : entries
  )
    .select("listing")
    .where(fulfils("catalog_entries.listing", conditions, days))
    .orderBy("days")
    .orderBy("listing", "desc")
    .limit(max)
    .execute();
  return rows.map(({ listing }) => listing);
}

async function loadLast(queries: Queries): Promise<number> {
  const last = await queries
    .selectFrom("catalog_entries")
    .select((is) => is.fn.max("listing").as("listing"))
    .executeTakeFirst();
  return last?.listing ?? 0;
}

interface Range {
  from: number;
  before: number;
  max: number;
}

async function findAmong(
  queries: Queries,
  words: readonly number[],
  others: readonly Condition[],
  days: Days,
  { from, before, max }: Range,
): Promise<number[]> {
  const rows = await queries
    .selectFrom("catalog_postings")
    .select("listing")
    .$if(words.length > 1, (query) => query.distinct())
    .where("word", "in", words)
    .where("listing", ">=", from)
    .where("listing", "<", before)
    .where(fulfils("catalog_postings.listing", others, days, { from, before }))
    .orderBy("listing", "desc")
    .limit(max)
    .execute();
  return rows.map(({ listing }) => listing);
}

async function scan(
  queries: Queries,
  conditions: readonly Condition[],
  days: Days,
  { from, before, max }: Range,
): Promise<number[]> {
  const rows = await queries
    .selectFrom("catalog_entries")
    .select("listing")
    .where("listing", ">=", from)
    .where("listing", "<", before)
    .where(fulfils("catalog_entries.listing", conditions, days, { from, before }))
    .orderBy("listing", "desc")
    .limit(max)
    .execute();
  return rows.map(({ listing }) => listing);
}

/**
 * Tests a listing: a condition of one word by the index, others by the stored words of the entry. A searched part has
 * letters and digits alone, nothing that `like` reads otherwise. `range` is that of the listings: PostgreSQL joins two long
 * words in their order, and without it would read the other one from its newest entry in each step.
 */
function fulfils(
  listing: "catalog_entries.listing" | "catalog_postings.listing",
  conditions: readonly Condition[],
  { minDays, maxDays }: Days,
  range?: Omit<Range, "max">,
): RawBuilder<boolean> {
  const column = sql.ref(listing);
  const within = range
    ? sql`and other.listing >= ${range.from} and other.listing < ${range.before}`
    : sql``;
  const tests: RawBuilder<boolean>[] = [sql`1 = 1`];
  const entry: RawBuilder<boolean>[] = [];
  const hasWord = (word: number | undefined) => sql<boolean>`exists (
    select 1 from catalog_postings as other
    where other.word = ${word} and other.listing = ${column} ${within}
  )`;
  for (const { words, part, through } of conditions) {
    if (words?.length === 1) tests.push(hasWord(words[0]));
    else if (part !== null) {
      const like = sql<boolean>`entry.words like ${`%${part}%`}`;
      if (through === undefined) entry.push(like);
      else tests.push(sql`(${hasWord(through)} or ${isOfEntry(column, like)})`);
    }
  }
  if (minDays !== undefined) entry.push(sql`entry.days >= ${minDays}`);
  if (maxDays !== undefined) entry.push(sql`entry.days <= ${maxDays}`);
  if (entry.length > 0) tests.push(isOfEntry(column, sql.join(entry, sql` and `)));
  return sql.join(tests, sql` and `);
}

/** A value of one row, not `exists`, which PostgreSQL would answer by reading all entries. */
const isOfEntry = (listing: RawBuilder<unknown>, test: RawBuilder<boolean>) => sql<boolean>`(
  select case when ${test} then 1 else 0 end
  from catalog_entries as entry where entry.listing = ${listing}
) = 1`;
