import type { PathRequest } from "@castor/core/services/path.ts";
import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "../src/db/database.ts";
import {
  createPathRouter,
  type PathRouterParts,
} from "../src/outside/routing/create-path-router.ts";
import type { PathRouter } from "../src/outside/routing/path-router.ts";
import { testDatabases } from "./each-database.ts";
import { type FakeRoads, startFakeRoads } from "./fake-roads.ts";
import { openTestDatabase } from "./migrated-database.ts";
import { roadKey, type roadProtocols } from "./road-protocols.ts";

/** The engines that the fake speaks for, in the order in which they are asked. */
export const roadEngineIds = ["valhalla", "osrm", "graphhopper", "openrouteservice"] as const;
export type RoadEngineId = keyof typeof roadProtocols;

type Change = Partial<PathRouterParts> & { engines?: readonly RoadEngineId[]; osrmUrl?: string };

interface Opened {
  engine: FakeRoads;
  database: Database;
  now: Date;
}

/** For each test a fake engine, an empty database, a clock, and routers between them that are closed at its end. */
export function usePathRouters() {
  const log = { info: vi.fn<(line: object) => void>(), warn: vi.fn<(line: object) => void>() };
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

  /** A router that asks the fake as OSRM, unless said otherwise. */
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
