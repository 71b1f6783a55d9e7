import type { Database } from "../db/database.ts";
import type { Log } from "../process/log.ts";
import { HostRateLimiter } from "./host-rate-limiter.ts";

/**
 * Public services for everybody. Their terms ask for at most one call a second and a user agent that names the
 * caller.
 */
const publicHosts = [
  "nominatim.openstreetmap.org",
  "photon.komoot.io",
  "routing.openstreetmap.de",
  "valhalla1.openstreetmap.de",
  "router.project-osrm.org",
];

/** The installation as a client of engines. */
export interface EngineClient {
  database: Database;
  log: Log;
  /** The public address of the installation, named to public services. */
  publicUrl: string;
  now: () => number;
}

/** An engine's address and how to call it. */
export interface EngineOptions {
  /** The base address, to which paths are added. */
  url: string;
  log: Log;
  now: () => number;
  /** The user agent, for hosts whose terms ask for one. */
  userAgent?: string;
  waitForSlot?: (signal: AbortSignal) => Promise<void>;
}

/** Limits for an engine of the operator's own and for a public one. */
const ownLimits = { concurrency: 4, maxWaiting: 20 };
const publicLimits = { concurrency: 1, maxWaiting: 20 };

/** The options of an engine's `ProviderHost`. Longer answers are not read. */
export function hostOptionsOf(
  name: string,
  { url, ...options }: EngineOptions,
  maxBytes = 2 * 1_048_576,
) {
  const figures = options.waitForSlot === undefined ? ownLimits : publicLimits;
  return { name, base: url.replace(/\/+$/, ""), maxBytes, ...figures, ...options };
}

/** The engine at this address, with a rate limit and a user agent where its host's terms ask for them. */
export function configureEngine(url: string, engineClient: EngineClient): EngineOptions {
  const { log, now } = engineClient;
  return publicHosts.includes(new URL(url).hostname)
    ? configurePublicEngine(url, engineClient)
    : { url, log, now };
}

/** A public engine, with the rate limit of the whole installation and a user agent. */
export function configurePublicEngine(url: string, engineClient: EngineClient): EngineOptions {
  const { database, log, publicUrl, now } = engineClient;
  const pace = new HostRateLimiter({ database, host: new URL(url).hostname, now });
  return {
    url,
    log,
    now,
    userAgent: `Castor (${publicUrl})`,
    waitForSlot: (signal) => pace.take(signal),
  };
}
