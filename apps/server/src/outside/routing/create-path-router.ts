import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { ProviderLog } from "../provider-host.ts";
import { CachedEngine } from "./cached-engine.ts";
import { EngineRouter } from "./engine-router.ts";
import { Estimate } from "./estimate.ts";
import { LegCache } from "./leg-cache.ts";
import { Osrm } from "./osrm.ts";
import type { PathRouter } from "./path-router.ts";

export interface PathRouterParts {
  database: Database;
  log: ProviderLog;
  /** Undefined: no engine. */
  osrmUrl: string | undefined;
  now?: () => Date;
  timeoutMs?: number;
}

/** The operator's engine with what it found before, else the embedded estimate. */
export function createPathRouter({
  database,
  log,
  osrmUrl,
  now = () => new Date(),
  timeoutMs = limits.providerTimeoutMs,
}: PathRouterParts): PathRouter {
  if (osrmUrl === undefined) return new Estimate();
  const cache = new LegCache({ database, log, now });
  const engine = new Osrm(osrmUrl, log, () => now().getTime());
  return new EngineRouter(new CachedEngine(engine, cache), timeoutMs, () => cache.close());
}
