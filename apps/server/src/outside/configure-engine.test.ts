import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../testing/databases/migrated-database.ts";
import { configureEngine, type EngineClient, hostOptionsOf } from "./configure-engine.ts";

let engineClient: EngineClient;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const opened = await openTestDatabase(sqlite);
  dispose = opened.dispose;
  engineClient = {
    database: opened.database,
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    publicUrl: "https://trips.example.org",
    now: () => 0,
  };
});
afterAll(() => dispose());

const reach = (url: string) => hostOptionsOf("engine", configureEngine(url, engineClient));

test.each([
  "https://nominatim.openstreetmap.org",
  "https://photon.komoot.io/",
  "https://routing.openstreetmap.de/routed-{profile}",
  "https://valhalla1.openstreetmap.de",
])(
  "%s is called one call at a time, rate limited and with a user agent, also when an operator configures it",
  (url) => {
    expect(reach(url)).toMatchObject({
      concurrency: 1,
      userAgent: "Castor (https://trips.example.org)",
      waitForSlot: expect.any(Function),
    });
  },
);

test.each(["http://localhost:8002/", "https://nominatim.openstreetmap.org.example.net"])(
  "%s is the operator's own, and called without a rate limit",
  (url) => {
    const options = reach(url);
    expect(options).toMatchObject({ concurrency: 4, base: url.replace(/\/$/, "") });
    expect([options.waitForSlot, options.userAgent]).toEqual([undefined, undefined]);
  },
);
