import { endingsOf } from "@castor/core/catalog/catalog-words.ts";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";

/** The words of an entry as stored: a space before each, so that a beginning is found by its space. */
export const joinWords = (words: Iterable<string>): string =>
  [...words].map((word) => ` ${word}`).join("");

const splitWords = (stored: string): Set<string> =>
  new Set(stored.split(" ").filter((word) => word !== ""));

/**
 * Changes the index from the words that an entry had to those that it has, both as stored. The caller holds
 * `lockIndex`.
 */
export async function indexWords(
  queries: Queries,
  listing: number,
  before: string,
  after: string,
): Promise<void> {
  const [had, has] = [splitWords(before), splitWords(after)];
  await removePostings(queries, listing, [...had.difference(has)]);
  await addPostings(queries, listing, [...has.difference(had)]);
}

async function addPostings(queries: Queries, listing: number, words: readonly string[]) {
  const ids = await ensureWords(queries, words);
  const postings = words.map((word) => ({ word: ids.get(word) ?? 0, listing }));
  for (const chunk of inChunks(postings))
    await queries.insertInto("catalog_postings").values(chunk).execute();
}

/** The ids of these words in the index. Words that it lacks are added. */
export async function ensureWords(
  queries: Queries,
  words: readonly string[],
): Promise<Map<string, number>> {
  const known = await listWords(queries, words);
  const ids = new Map(known.map(({ id, word }) => [word, id]));
  const added = await addWords(
    queries,
    words.filter((word) => !ids.has(word)),
  );
  for (const { id, word } of added) ids.set(word, id);
  return ids;
}

async function addWords(queries: Queries, words: readonly string[]) {
  const last = await queries
    .selectFrom("catalog_words")
    .select((is) => is.fn.max("id").as("id"))
    .executeTakeFirst();
  const next = (last?.id ?? 0) + 1;
  const rows = words.map((word, index) => ({ id: next + index, word }));
  for (const chunk of inChunks(rows))
    await queries.insertInto("catalog_words").values(chunk).execute();
  const endings = rows.flatMap(({ id, word }) =>
    endingsOf(word).map((ending) => ({ ending, word: id })),
  );
  for (const chunk of inChunks(endings))
    await queries.insertInto("catalog_endings").values(chunk).execute();
  return rows;
}

/** Removes words that no entry has any more, too: the index must keep nothing of a name that is private again. */
async function removePostings(queries: Queries, listing: number, words: readonly string[]) {
  const known = await listWords(queries, words);
  for (const chunk of inChunks(known.map(({ id }) => id))) {
    await queries
      .deleteFrom("catalog_postings")
      .where("listing", "=", listing)
      .where("word", "in", chunk)
      .execute();
    const unused = await queries
      .selectFrom("catalog_words")
      .select(["id", "word"])
      .where("id", "in", chunk)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("catalog_postings")
              .select("listing")
              .whereRef("catalog_postings.word", "=", "catalog_words.id"),
          ),
        ),
      )
      .execute();
    for (const { id, word } of unused) {
      const endings = endingsOf(word);
      if (endings.length > 0)
        await queries
          .deleteFrom("catalog_endings")
          .where("ending", "in", endings)
          .where("word", "=", id)
          .execute();
      await queries.deleteFrom("catalog_words").where("id", "=", id).execute();
    }
  }
}

async function listWords(queries: Queries, words: readonly string[]) {
  const found: { id: number; word: string }[] = [];
  for (const chunk of inChunks(words))
    found.push(
      ...(await queries
        .selectFrom("catalog_words")
        .select(["id", "word"])
        .where("word", "in", chunk)
        .execute()),
    );
  return found;
}
