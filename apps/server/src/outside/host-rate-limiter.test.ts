import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../testing/databases/migrated-database.ts";
import type { Database } from "../db/database.ts";
import { HostRateLimiter, reserveSlot } from "./host-rate-limiter.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

describe.each(testDatabases())("the rate limit of a public host on $name", (kind) => {
  let database: Database;
  let dispose: () => Promise<void>;
  beforeEach(async () => {
    ({ database, dispose } = await openTestDatabase(kind));
  });
  afterEach(() => dispose());

  const claim = (at: number, host = "one") =>
    database.write((queries) => reserveSlot(queries, host, at));

  test("slots are a second apart, and a wait of more than two seconds is refused", async () => {
    expect([await claim(now), await claim(now), await claim(now + 500)]).toEqual([0, 1_000, 1_500]);
    expect([await claim(now + 500), await claim(now + 999)]).toEqual([null, null]);
    expect([await claim(now + 1_000), await claim(now, "two")]).toEqual([2_000, 0]);
    expect(await claim(now + 60_000)).toBe(0);
  });

  test("each slot is given once, however many processes ask at once", async () => {
    const turns = await Promise.all(Array.from({ length: 6 }, () => claim(now)));
    expect(turns.toSorted()).toEqual([0, 1_000, 2_000, null, null, null]);
  });

  test("slots recover soon from a wrong clock", async () => {
    await claim(now + 86_400_000);
    expect([await claim(now), await claim(now)]).toEqual([0, 1_000]);
  });

  test("there are no slots without the database, nor without time left", async () => {
    const pace = new HostRateLimiter({ database, host: "one", now: () => now });
    await pace.take(new AbortController().signal);
    await expect(pace.take(AbortSignal.abort())).rejects.toMatchObject({ kind: "busy" });
    const gone = { ...database, write: () => Promise.reject(new Error("gone")) };
    const waiting = new HostRateLimiter({ database: gone, host: "one", now: () => now });
    await expect(waiting.take(new AbortController().signal)).rejects.toMatchObject({
      kind: "busy",
    });
  });
});
