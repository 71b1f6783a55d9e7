import type { PathRequest } from "@castor/core/services/path.ts";
import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "../src/db/database.ts";
import { createPathRouter } from "../src/outside/routing/create-path-router.ts";
import type { PathRouter } from "../src/outside/routing/path-router.ts";
import { testDatabases } from "./each-database.ts";
import { type FakeOsrm, startFakeOsrm } from "./fake-osrm.ts";
import { openTestDatabase } from "./migrated-database.ts";

interface Opened {
  engine: FakeOsrm;
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
    opened.engine = await startFakeOsrm();
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

  const open = (change: { osrmUrl?: string; timeoutMs?: number } = {}) => {
    const { engine, database } = opened;
    const now = () => opened.now;
    const router = createPathRouter({ database, log, osrmUrl: engine.url, now, ...change });
    routers.push(router);
    return router;
  };
  const find = (points: PathRequest["points"], router = open()) => router.find({ points });
  return Object.assign(opened, { log, open, find, closeAll });
}
