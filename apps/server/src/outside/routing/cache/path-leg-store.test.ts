import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../../testing/databases/migrated-database.ts";
import type { Database } from "../../../db/database.ts";
import { loadPathLegs, removeOldPathLegs, savePathLegs } from "./path-leg-store.ts";

const today = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);
const leg = { distance: 272.5, duration: 23, line: "_p~iF~ps|U_ulLnnqC" };

describe.each(testDatabases())("stored legs on $name", (kind) => {
  let database: Database;
  let dispose: () => Promise<void>;
  beforeEach(async () => {
    ({ database, dispose } = await openTestDatabase(kind));
  });
  afterEach(() => dispose());

  const save = (now: Date, ...keys: string[]) =>
    database.write((queries) => savePathLegs(queries, new Map(keys.map((key) => [key, leg])), now));
  const load = (...keys: string[]) => database.glance((queries) => loadPathLegs(queries, keys));
  const remove = (most: number, maxLegs?: number) =>
    database.write((queries) => removeOldPathLegs(queries, today, most, maxLegs));

  test("the requested ones are read as they were written", async () => {
    await save(today, "car a b", "car b c");
    expect(await load("car a b", "walk a b")).toEqual(new Map([["car a b", leg]]));
  });

  test("a newer leg replaces an older one", async () => {
    await save(daysAgo(89), "car a b");
    const newer = { ...leg, distance: 1 };
    await database.write((queries) => savePathLegs(queries, new Map([["car a b", newer]]), today));
    expect(await load("car a b")).toEqual(new Map([["car a b", newer]]));
    expect(await remove(200)).toBe(0);
  });

  test("are removed after 90 days, a few at a time", async () => {
    await save(daysAgo(91), "car a b", "car b c", "car c d");
    await save(daysAgo(89), "car d e");
    expect([await remove(2), await remove(2), await remove(2)]).toEqual([2, 1, 0]);
    expect([...(await load("car a b", "car d e")).keys()]).toEqual(["car d e"]);
  });

  test("the oldest are removed when there are too many", async () => {
    await save(daysAgo(2), "car a b");
    await save(daysAgo(1), "car b c");
    await save(today, "car c d");
    expect(await remove(200, 1)).toBe(2);
    expect([...(await load("car a b", "car b c", "car c d")).keys()]).toEqual(["car c d"]);
  });
});
