import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { Log } from "../../process/log.ts";
import { configureEngine, configurePublicEngine, type EngineClient } from "../configure-engine.ts";
import { CachedEngine } from "./cache/cached-engine.ts";
import { LegCache } from "./cache/leg-cache.ts";
import { EngineRouter } from "./engine-router.ts";
import { ChunkedEngine, type RoutingServer } from "./engines/chunked-engine.ts";
import { GraphHopper } from "./engines/graph-hopper.ts";
import { OpenRouteService } from "./engines/open-route-service.ts";
import { Osrm } from "./engines/osrm.ts";
import { Valhalla } from "./engines/valhalla.ts";
import { Estimate } from "./estimate.ts";
import type { PathRouter } from "./path-router.ts";
import { MatrixFinder } from "./times/matrix-finder.ts";
import { TimeCache } from "./times/time-cache.ts";
import { knowsTimes } from "./times/time-server.ts";

/** The operator's routing settings. Keys are sent to their own services only. */
export interface RoutingConfig {
  valhallaUrl: string | undefined;
  /** May contain `{profile}`. */
  osrmUrl: string | undefined;
  graphHopperUrl: string | undefined;
  graphHopperKey: string | undefined;
  openRouteServiceUrl: string | undefined;
  openRouteServiceKey: string | undefined;
}

export interface PathRouterOptions {
  config: RoutingConfig;
  /** Whether free public services may be used without configuration. */
  hasPublicServices: boolean;
  /** The public address of the installation, named to public services. */
  publicUrl: string;
  database: Database;
  log: Log;
  now?: () => Date;
  timeoutMs?: number;
  /** Addresses of public services; tests replace them. */
  addresses?: typeof worldAddresses;
}

const worldAddresses = {
  /** Run by FOSSGIS for OpenStreetMap. */
  osrm: "https://routing.openstreetmap.de/routed-{profile}",
  graphHopper: "https://graphhopper.com/api/1",
  openRouteService: "https://api.openrouteservice.org",
};

/**
 * The operator's engines in the order of specification#paths, or the public one, behind the leg cache; without any, the
 * estimate.
 */
export function createPathRouter(options: PathRouterOptions): PathRouter {
  const { database, log, now = () => new Date(), timeoutMs = limits.providerTimeoutMs } = options;
  const servers = listServers(options, { ...options, now: () => now().getTime() });
  const cache = new LegCache({ database, log, now });
  const [first, ...more] = servers.map(
    (server) => new CachedEngine(new ChunkedEngine(server), cache),
  );
  if (first === undefined) return new Estimate();
  const close = () => cache.close();
  const [known, ...others] = [first, ...more].map((engine) => engine.onlyStored());
  const matrices = new MatrixFinder(servers.filter(knowsTimes), new TimeCache(now), timeoutMs);
  const shared = { timeoutMs, matrices, close };
  return new EngineRouter({
    ...shared,
    engines: [first, ...more],
    ...(known && { known: new EngineRouter({ ...shared, engines: [known, ...others] }) }),
  });
}

function listServers(options: PathRouterOptions, engineClient: EngineClient): RoutingServer[] {
  const { config, hasPublicServices, addresses = worldAddresses } = options;
  const { graphHopperKey, openRouteServiceKey } = config;
  const graphHopperUrl = config.graphHopperUrl ?? (graphHopperKey && addresses.graphHopper);
  const openRouteServiceUrl =
    config.openRouteServiceUrl ?? (openRouteServiceKey && addresses.openRouteService);
  const reach = (url: string | undefined) => (url ? [configureEngine(url, engineClient)] : []);
  const configured = [
    ...reach(config.valhallaUrl).map((engine) => new Valhalla(engine)),
    ...reach(config.osrmUrl).map((engine) => new Osrm(engine)),
    ...reach(graphHopperUrl).map((engine) => new GraphHopper({ ...engine, key: graphHopperKey })),
    ...reach(openRouteServiceUrl).map(
      (engine) => new OpenRouteService({ ...engine, key: openRouteServiceKey }),
    ),
  ];
  if (configured.length > 0 || !hasPublicServices) return configured;
  return [new Osrm(configurePublicEngine(addresses.osrm, engineClient))];
}
