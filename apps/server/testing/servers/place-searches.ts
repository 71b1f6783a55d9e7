import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "../../src/db/database.ts";
import {
  createPlaceSearch,
  type PlaceSearchOptions,
} from "../../src/outside/geocoding/create-place-search.ts";
import type { PlaceSearch } from "../../src/outside/geocoding/place-search.ts";
import { testDatabases } from "../databases/each-database.ts";
import { openTestDatabase } from "../databases/migrated-database.ts";
import { type FakePlaces, geoapifyKey, startFakePlaces } from "../fakes/fake-places.ts";
import { noPois } from "../fakes/no-pois.ts";
import { onlyParis } from "../fakes/only-paris.ts";

/** The engines that the fake stands for. */
export const engineIds = ["nominatim", "photon", "geoapify"] as const;
export type EngineId = (typeof engineIds)[number];

interface Opened {
  engine: FakePlaces;
  database: Database;
  now: Date;
}

/** Provides each test with a fake engine, an empty database, a clock, and searches whose fallback knows Paris only. */
export function usePlaceSearches() {
  const log = {
    info: vi.fn<(line: object) => void>(),
    warn: vi.fn<(line: object) => void>(),
    error: vi.fn<(line: object) => void>(),
  };
  const opened = {} as Opened;
  let dispose: () => Promise<void>;

  beforeEach(async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    opened.engine = await startFakePlaces();
    ({ database: opened.database, dispose } = await openTestDatabase(sqlite));
    opened.now = new Date("2026-11-21T12:00:00Z");
  });
  afterEach(async () => {
    await opened.engine.close();
    await dispose();
    log.info.mockReset();
    log.warn.mockReset();
  });

  const open = (
    ids: readonly EngineId[],
    change: Partial<PlaceSearchOptions> = {},
  ): PlaceSearch => {
    const { engine, database } = opened;
    const urlOf = (id: EngineId) => (ids.includes(id) ? engine.url : undefined);
    return createPlaceSearch({
      config: {
        nominatimUrl: urlOf("nominatim"),
        photonUrl: urlOf("photon"),
        geoapifyKey: ids.includes("geoapify") ? geoapifyKey : undefined,
      },
      hasPublicServices: false,
      publicUrl: "https://trips.example.org",
      gazetteer: onlyParis,
      pois: noPois,
      database,
      log,
      now: () => opened.now.getTime(),
      addresses: { nominatim: engine.url, geoapify: engine.url },
      ...change,
    });
  };
  return Object.assign(opened, { log, open });
}
