import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabases } from "../testing/each-database.ts";
import { insertOwner, openTestDatabase } from "../testing/migrated-database.ts";
import type { Database } from "./db/database.ts";
import { keepTidy } from "./tidy-up.ts";

const [sqlite] = testDatabases();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

const links = (database: Database) =>
  database.read((queries) => queries.selectFrom("link_tokens").select("token_hash").execute());

async function addExpiredLink(database: Database, hash: string): Promise<void> {
  await database.write((queries) =>
    queries
      .insertInto("link_tokens")
      .values({
        token_hash: hash,
        user_id: "anna",
        kind: "confirm",
        expires: "2026-11-20T08:00:00.000Z",
        mail_id: null,
      })
      .execute(),
  );
}

test("what an earlier run left goes soon after the start, what comes later now and then, and nothing after the stop", async () => {
  if (sqlite === undefined) throw new Error("No test database.");
  const { database, dispose } = await openTestDatabase(sqlite);
  await database.write((queries) => insertOwner(queries, "anna"));
  await addExpiredLink(database, "before");
  const stop = keepTidy(database, { warn: (_line, message) => expect.fail(message) });
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(async () => expect(await links(database)).toEqual([]));
  await addExpiredLink(database, "later");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await links(database)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await vi.waitFor(async () => expect(await links(database)).toEqual([]));
  stop();
  await addExpiredLink(database, "after");
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(await links(database)).toHaveLength(1);
  await dispose();
});
