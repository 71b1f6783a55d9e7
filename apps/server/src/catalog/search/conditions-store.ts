import type { CatalogQuery } from "@castor/core/catalog/catalog-query.ts";
import {
  catalogWords,
  countryWord,
  daysWords,
  isBeginning,
  languageWord,
} from "@castor/core/catalog/catalog-words.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";

/** A condition of a search. */
export interface Condition {
  /**
   * The words of the index that fulfil it. Null when they are so many that trips with one of them are frequent: then
   * trips are read in their order and tested.
   */
  words: readonly number[] | null;
  /** A part of the stored words of an entry that fulfils it; null when `words` cannot be told by one. */
  part: string | null;
  /** The one of `words` that is the country which the search names; `part` cannot tell it. */
  through?: number | undefined;
}

/** A part with more words than this, of some 100,000, is in a good share of all trips. */
const maxWords = 1_000;
/** After all other texts with the same beginning. */
const highest = "\u{10FFFF}";

/**
 * The conditions of a search: one for each word and filter. Null when a word is in no entry, or the search has no word.
 * Trips through the country `named` have each word of its name.
 */
export async function readConditions(
  queries: Queries,
  { search = "", language, country, minDays, maxDays }: CatalogQuery,
  named: string | null,
): Promise<Condition[] | null> {
  const parts = [...new Set(catalogWords(search))];
  if (search !== "" && parts.length === 0) return null;
  const [through] = named === null ? [] : await findExactly(queries, [countryWord(named)]);
  const conditions: Condition[] = [];
  for (const part of parts) {
    const words = await findWords(queries, part);
    conditions.push({
      words: words && through !== undefined ? [...words, through] : words,
      part: isBeginning(part) ? ` ${part}` : part,
      through,
    });
  }
  for (const word of [language && languageWord(language), country && countryWord(country)])
    if (word !== undefined)
      conditions.push({ words: await findExactly(queries, [word]), part: ` ${word}` });
  if (minDays !== undefined || maxDays !== undefined) {
    const words = daysWords(minDays ?? 0, maxDays ?? limits.catalogDaysMax);
    conditions.push({ words: await findExactly(queries, words), part: null });
  }
  return conditions.some(({ words }) => words?.length === 0) ? null : conditions;
}

async function findWords(queries: Queries, part: string): Promise<number[] | null> {
  const rows = isBeginning(part)
    ? await queries
        .selectFrom("catalog_words")
        .select("id")
        .where("word", ">=", part)
        .where("word", "<", part + highest)
        .limit(maxWords + 1)
        .execute()
    : await queries
        .selectFrom("catalog_endings")
        .select("word as id")
        .distinct()
        .where("ending", ">=", part)
        .where("ending", "<", part + highest)
        .limit(maxWords + 1)
        .execute();
  return rows.length > maxWords ? null : rows.map(({ id }) => id);
}

async function findExactly(queries: Queries, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return [];
  const rows = await queries
    .selectFrom("catalog_words")
    .select("id")
    .where("word", "in", words)
    .execute();
  return rows.map(({ id }) => id);
}
