import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner, openTestDatabase } from "../../testing/databases/migrated-database.ts";
import type { Database } from "../db/database.ts";
import { scheduleCleanup } from "./schedule-cleanup.ts";

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
        registration_id: null,
      })
      .execute(),
  );
}

test("expired rows are removed soon after the start and then periodically, and not after the stop", async () => {
  if (sqlite === undefined) throw new Error("No test database.");
  const { database, dispose } = await openTestDatabase(sqlite);
  await database.write((queries) => insertOwner(queries, "anna"));
  await addExpiredLink(database, "before");
  const fail = (_line: object, message: string) => expect.fail(message);
  const stop = scheduleCleanup(database, { info: fail, warn: fail, error: fail });
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
