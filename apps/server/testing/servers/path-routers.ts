import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "../../src/db/database.ts";
import {
  createPathRouter,
  type PathRouterOptions,
} from "../../src/outside/routing/create-path-router.ts";
import type { PathRouter } from "../../src/outside/routing/path-router.ts";
import { testDatabases } from "../databases/each-database.ts";
import { openTestDatabase } from "../databases/migrated-database.ts";
import { type FakeRoads, startFakeRoads } from "../fakes/fake-roads.ts";
import { roadKey, type roadProtocols } from "../fakes/road-protocols.ts";

/** The engines that the fake stands for, in the order in which a router tries them. */
export const roadEngineIds = ["valhalla", "osrm", "graphhopper", "openrouteservice"] as const;
export type RoadEngineId = keyof typeof roadProtocols;

type Change = Partial<PathRouterOptions> & { engines?: readonly RoadEngineId[]; osrmUrl?: string };

interface Opened {
  engine: FakeRoads;
  database: Database;
  now: Date;
}

/** Provides each test with a fake engine, an empty database, a clock, and routers that are closed at its end. */
export function usePathRouters() {
  const log = {
    info: vi.fn<(line: object) => void>(),
    warn: vi.fn<(line: object) => void>(),
    error: vi.fn<(line: object) => void>(),
  };
  const routers: PathRouter[] = [];
  const opened = {} as Opened;
  const closeAll = () => Promise.all(routers.splice(0).map((router) => router.close()));
  let dispose: () => Promise<void>;

  beforeEach(async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    opened.engine = await startFakeRoads();
    ({ database: opened.database, dispose } = await openTestDatabase(sqlite));
    opened.now = new Date("2026-11-21T12:00:00Z");
  });
  afterEach(async () => {
    await closeAll();
    await opened.engine.close();
    await dispose();
    log.info.mockReset();
    log.warn.mockReset();
  });

  /** Opens a router that uses the fake as OSRM by default. */
  const open = ({ engines = ["osrm"], osrmUrl, ...change }: Change = {}) => {
    const { engine, database } = opened;
    const { url } = engine;
    const when = (id: RoadEngineId, value: string) => (engines.includes(id) ? value : undefined);
    const router = createPathRouter({
      config: {
        valhallaUrl: when("valhalla", url),
        osrmUrl: when("osrm", osrmUrl ?? url),
        graphHopperUrl: undefined,
        graphHopperKey: when("graphhopper", roadKey),
        openRouteServiceUrl: undefined,
        openRouteServiceKey: when("openrouteservice", roadKey),
      },
      hasPublicServices: false,
      publicUrl: "https://trips.example.org",
      database,
      log,
      now: () => opened.now,
      addresses: { osrm: `${url}/routed-{profile}`, graphHopper: url, openRouteService: url },
      ...change,
    });
    routers.push(router);
    return router;
  };
  const find = (points: PathRequest["points"], router = open()) => router.find({ points });
  return Object.assign(opened, { log, open, find, closeAll });
}
