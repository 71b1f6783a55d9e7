import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { ProviderLog } from "../provider-host.ts";
import { type Asker, reachEngine, reachPolitely } from "../reach-engine.ts";
import { CachedEngine } from "./cached-engine.ts";
import { EngineRouter } from "./engine-router.ts";
import { Estimate } from "./estimate.ts";
import { GraphHopper } from "./graph-hopper.ts";
import { LegCache } from "./leg-cache.ts";
import { OpenRouteService } from "./open-route-service.ts";
import { Osrm } from "./osrm.ts";
import { PartedEngine, type RoutingServer } from "./parted-engine.ts";
import type { PathRouter } from "./path-router.ts";
import { Valhalla } from "./valhalla.ts";

/** What the operator says of routing; keys never leave this server but for whom they are. */
export interface RoutingConfig {
  valhallaUrl: string | undefined;
  /** May hold `{profile}`. */
  osrmUrl: string | undefined;
  graphHopperUrl: string | undefined;
  graphHopperKey: string | undefined;
  openRouteServiceUrl: string | undefined;
  openRouteServiceKey: string | undefined;
}

export interface PathRouterParts {
  config: RoutingConfig;
  /** May a free public service be asked where nothing is configured. */
  hasPublicServices: boolean;
  /** Where people reach this installation: how it calls itself at public services. */
  publicUrl: string;
  database: Database;
  log: ProviderLog;
  now?: () => Date;
  timeoutMs?: number;
  /** Where the services are that have one address for all the world. */
  addresses?: typeof worldAddresses;
}

const worldAddresses = {
  /** Of FOSSGIS, who run it for OpenStreetMap. */
  osrm: "https://routing.openstreetmap.de/routed-{profile}",
  graphHopper: "https://graphhopper.com/api/1",
  openRouteService: "https://api.openrouteservice.org",
};

/** The operator's engines in the order of decisions 8, else the public one, with what they found before; else the estimate. */
export function createPathRouter(parts: PathRouterParts): PathRouter {
  const { database, log, now = () => new Date(), timeoutMs = limits.providerTimeoutMs } = parts;
  const servers = listServers(parts, { ...parts, now: () => now().getTime() });
  const cache = new LegCache({ database, log, now });
  const [first, ...more] = servers.map(
    (server) => new CachedEngine(new PartedEngine(server), cache),
  );
  if (first === undefined) return new Estimate();
  return new EngineRouter([first, ...more], timeoutMs, () => cache.close());
}

function listServers(parts: PathRouterParts, asker: Asker): RoutingServer[] {
  const { config, hasPublicServices, addresses = worldAddresses } = parts;
  const { graphHopperKey, openRouteServiceKey } = config;
  const graphHopperUrl = config.graphHopperUrl ?? (graphHopperKey && addresses.graphHopper);
  const openRouteServiceUrl =
    config.openRouteServiceUrl ?? (openRouteServiceKey && addresses.openRouteService);
  const reach = (url: string | undefined) => (url ? [reachEngine(url, asker)] : []);
  const configured = [
    ...reach(config.valhallaUrl).map((engine) => new Valhalla(engine)),
    ...reach(config.osrmUrl).map((engine) => new Osrm(engine)),
    ...reach(graphHopperUrl).map((engine) => new GraphHopper({ ...engine, key: graphHopperKey })),
    ...reach(openRouteServiceUrl).map(
      (engine) => new OpenRouteService({ ...engine, key: openRouteServiceKey }),
    ),
  ];
  if (configured.length > 0 || !hasPublicServices) return configured;
  return [new Osrm(reachPolitely(addresses.osrm, asker))];
}
