import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../../testing/databases/migrated-database.ts";
import type { Database } from "../../../db/database.ts";
import { LegCache } from "./leg-cache.ts";

const leg = {
  distance: 1,
  duration: 1,
  geometry: { type: "LineString" as const, coordinates: [] },
};

describe.each(testDatabases())("the leg cache on $name", (kind) => {
  let database: Database;
  let dispose: () => Promise<void>;
  beforeEach(async () => {
    ({ database, dispose } = await openTestDatabase(kind));
  });
  afterEach(() => dispose());

  test("keeps no more than its limit, however many legs are requested before the cleanup", async () => {
    let minute = 0;
    const now = () => new Date(Date.UTC(2026, 10, 21, 12, minute));
    const log = {
      info: vi.fn<() => void>(),
      warn: vi.fn<() => void>(),
      error: vi.fn<() => void>(),
    };
    const open = () => new LegCache({ database, log, now, maxLegs: 3 });
    for (; minute < 4; minute++) {
      const cache = open();
      cache.keep(new Map([`a${minute}`, `b${minute}`].map((key) => [key, leg])));
      await cache.close();
    }
    const keys = Array.from({ length: 4 }, (_, index) => [`a${index}`, `b${index}`]).flat();
    expect([...(await open().load(keys)).keys()].toSorted()).toEqual(["a3", "b2", "b3"]);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
