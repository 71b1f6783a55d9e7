import { catalogQuery } from "@castor/core/catalog/catalog-query.ts";
import { plainWords } from "@castor/core/services/places/search-words.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner, openTestDatabase } from "../../testing/databases/migrated-database.ts";
import { onlyParis } from "../../testing/fakes/only-paris.ts";
import type { Database } from "../db/database.ts";
import { refreshEntry } from "./catalog-entry-store.ts";
import { listEntries } from "./catalog-store.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
const tripsCount = 60;
/** More words with one beginning than the index looks up one by one. */
const manyWords = Array.from({ length: 1_200 }, (_, index) => `ж${index.toString(36)}`);

const words = [
  ...["Вена", "Ревень", "Орёл", "орлы", "Москва", "St. Anton", "Saint-Malo", "Łódź", "Island"],
  ...["Land", "Landau", "new", "New York", "Нью-Йорк", "день", "day", "1", "🏖", "'t Hooft", "ab"],
];
const someWords = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });

interface Listed {
  id: string;
  names: string[];
  isRussian: boolean;
}

/** The same trips in each run. */
const trips: Listed[] = fc
  .sample(fc.tuple(someWords, someWords, fc.boolean()), { seed: 42, numRuns: tripsCount })
  .map(([title, day, isRussian], index) => ({
    id: `trip${index}`,
    names: [title.join(" "), day.join(", ")],
    isRussian,
  }));
trips.push({ id: "many", names: ["Everything", manyWords.join(" ")], isRussian: false });

const isFound = ({ names }: Listed, search: string) => {
  const has = names.flatMap(plainWords);
  const parts = plainWords(search);
  return (
    parts.length > 0 &&
    parts.every((part) =>
      has.some((word) => ([...part].length < 3 ? word.startsWith(part) : word.includes(part))),
    )
  );
};

describe.each(testDatabases())("search of the catalog on $name", (kind) => {
  let database: Database;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ database, dispose } = await openTestDatabase(kind));
    await database.write(async (queries) => {
      await insertOwner(queries, "anna");
      for (const { id, names, isRussian } of trips) {
        const [name = "", day = ""] = names;
        await queries
          .updateTable("users")
          .set({ lang: isRussian ? "ru" : "en" })
          .execute();
        await queries
          .insertInto("trips")
          .values({
            ...{ id, owner_id: "anna", name, adults: 2, kids: 0, currency: "EUR" },
            ...{
              tile_type: "default",
              is_draft: 0,
              is_public: 1,
              is_in_catalog: 1,
              silenced: "[]",
              travellers: "[]",
              version: 1,
            },
            ...{ created: now.toISOString(), updated: now.toISOString() },
          })
          .execute();
        await queries
          .insertInto("routes")
          .values({
            ...{ id, trip_id: id, name: day, icon: "none", description: "" },
            ...{
              date: "2027-05-01 09:00",
              move_type: "car",
              track: "",
              created: now.toISOString(),
            },
          })
          .execute();
        await refreshEntry(queries, id, onlyParis, now);
        // Numbers so far apart that a search takes several steps.
        await queries
          .insertInto("settings")
          .values({ name: "catalog_listings", value: "0" })
          .onConflict((conflict) =>
            conflict
              .column("name")
              .doUpdateSet({ value: String(trips.length * 5_000 + nextNumber()) }),
          )
          .execute();
      }
    });
  });
  afterAll(() => dispose());

  let number = 0;
  const nextNumber = () => {
    number += 2_500;
    return number;
  };

  const find = async (query: Record<string, string>) => {
    const parsed = z.parse(catalogQuery, { pageSize: "100", ...query });
    const { data } = await database.read((queries) => listEntries(queries, parsed));
    return data.map(({ id }) => id);
  };
  const newestFirst = (matches: readonly Listed[]) => matches.map(({ id }) => id).toReversed();

  const anySearch = fc.oneof(
    fc
      .array(
        fc
          .tuple(fc.constantFrom(...words, ...manyWords.slice(0, 20)), fc.nat(4), fc.nat(8))
          .map(([word, from, length]) => word.slice(from, from + length + 1)),
        { minLength: 1, maxLength: 3 },
      )
      .map((parts) => parts.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );

  test("finds what a comparison of each name finds, newest first", async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, fc.constantFrom("", "ru", "en"), async (text, language) => {
        const search = text.replaceAll("\0", "").trim();
        const found = await find({ search, sort: "new", ...(language && { language }) });
        const meant = trips.filter(
          (trip) =>
            (search === "" || isFound(trip, search)) &&
            (language === "" || trip.isRussian === (language === "ru")),
        );
        expect(found).toEqual(newestFirst(meant));
      }),
      { numRuns: 150 },
    );
  });

  test("finds a beginning that very many words have", async () => {
    expect(await find({ search: "ж" })).toEqual(["many"]);
    expect(await find({ search: "ж", sort: "days" })).toEqual(["many"]);
    expect(await find({ search: "ж everything" })).toEqual(["many"]);
    expect(await find({ search: "ж вена", language: "ru" })).toEqual([]);
  });

  test("every order has the same matches", async () => {
    const found = await find({ search: "land", sort: "new" });
    for (const sort of ["relevance", "days"])
      expect((await find({ search: "land", sort })).toSorted()).toEqual(found.toSorted());
  });
});
