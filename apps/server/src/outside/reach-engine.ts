import type { Database } from "../db/database.ts";
import { HostPace } from "./host-pace.ts";
import type { ProviderLog } from "./provider-host.ts";

/** Hosts that all the world may ask, if nobody asks much: once a second, and saying who asks. */
const politeHosts = [
  "nominatim.openstreetmap.org",
  "photon.komoot.io",
  "routing.openstreetmap.de",
  "valhalla1.openstreetmap.de",
  "router.project-osrm.org",
];

/** Whoever asks: this installation. */
export interface Asker {
  database: Database;
  log: ProviderLog;
  /** Where people reach it: how it calls itself at public services. */
  publicUrl: string;
  now: () => number;
}

/** An engine, and how it may be asked. */
export interface EngineParts {
  /** Its address, to which paths are added. */
  url: string;
  log: ProviderLog;
  now: () => number;
  /** For a host whose terms ask for it: how it is called then. */
  userAgent?: string;
  takeTurn?: (signal: AbortSignal) => Promise<void>;
}

/** How an engine of the operator's own is asked, and a public one, of which all the world makes use. */
const ownFigures = { atOnce: 4, mostWaiting: 20 };
const publicFigures = { atOnce: 1, mostWaiting: 20 };

/** What an engine's `ProviderHost` is made of; more of an answer is not read. */
export function hostPartsOf(
  name: string,
  { url, ...parts }: EngineParts,
  mostBytes = 2 * 1_048_576,
) {
  const figures = parts.takeTurn === undefined ? ownFigures : publicFigures;
  return { name, base: url.replace(/\/+$/, ""), mostBytes, ...figures, ...parts };
}

/** The engine at this address, politely where its host asks for that. */
export function reachEngine(url: string, asker: Asker): EngineParts {
  const { log, now } = asker;
  return politeHosts.includes(new URL(url).hostname)
    ? reachPolitely(url, asker)
    : { url, log, now };
}

/** A public engine: in turns that the whole installation shares, and saying who asks. */
export function reachPolitely(url: string, asker: Asker): EngineParts {
  const { database, log, publicUrl, now } = asker;
  const pace = new HostPace({ database, host: new URL(url).hostname, now });
  return {
    url,
    log,
    now,
    userAgent: `Castor (${publicUrl})`,
    takeTurn: (signal) => pace.take(signal),
  };
}
