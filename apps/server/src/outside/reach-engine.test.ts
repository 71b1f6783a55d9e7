import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { openTestDatabase } from "../../testing/migrated-database.ts";
import { type Asker, hostPartsOf, reachEngine } from "./reach-engine.ts";

let asker: Asker;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const opened = await openTestDatabase(sqlite);
  dispose = opened.dispose;
  asker = {
    database: opened.database,
    log: { info: vi.fn(), warn: vi.fn() },
    publicUrl: "https://trips.example.org",
    now: () => 0,
  };
});
afterAll(() => dispose());

const reach = (url: string) => hostPartsOf("engine", reachEngine(url, asker));

test.each([
  "https://nominatim.openstreetmap.org",
  "https://photon.komoot.io/",
  "https://routing.openstreetmap.de/routed-{profile}",
  "https://valhalla1.openstreetmap.de",
])(
  "%s is asked one call at a time, in turns and by name, also when an operator names it",
  (url) => {
    expect(reach(url)).toMatchObject({
      atOnce: 1,
      userAgent: "Castor (https://trips.example.org)",
      takeTurn: expect.any(Function),
    });
  },
);

test.each(["http://localhost:8002/", "https://nominatim.openstreetmap.org.example.net"])(
  "%s is the operator's own, and asked as fast as it answers",
  (url) => {
    const parts = reach(url);
    expect(parts).toMatchObject({ atOnce: 4, base: url.replace(/\/$/, "") });
    expect([parts.takeTurn, parts.userAgent]).toEqual([undefined, undefined]);
  },
);
