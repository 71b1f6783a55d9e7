import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { Log } from "../../process/log.ts";
import { configureEngine, configurePublicEngine, type EngineClient } from "../configure-engine.ts";
import { AreasFirst } from "./areas-first.ts";
import { EngineSearch } from "./engines/engine-search.ts";
import { Geoapify } from "./engines/geoapify.ts";
import { Nominatim } from "./engines/nominatim.ts";
import { Photon } from "./engines/photon.ts";
import { PlaceCache } from "./engines/place-cache.ts";
import type { PlaceEngine } from "./engines/place-engine.ts";
import { OwnPlacesFirst } from "./own-places-first.ts";
import { LinkFollower } from "./pasted/follow-link.ts";
import { ReadPastedFirst } from "./pasted/read-pasted-first.ts";
import type { PlaceSearch } from "./place-search.ts";
import type { PoiIndex } from "./poi/poi-index.ts";

/** The operator's search settings. */
export interface SearchConfig {
  nominatimUrl: string | undefined;
  photonUrl: string | undefined;
  /** Never leaves this server. */
  geoapifyKey: string | undefined;
}

export interface PlaceSearchOptions {
  config: SearchConfig;
  /** Whether free public services may be used without configuration. */
  hasPublicServices: boolean;
  /** The public address of the installation, named to public services. */
  publicUrl: string;
  gazetteer: PlaceSearch;
  /** The operator's own places, searched first. */
  pois: PoiIndex;
  database: Database;
  log: Log;
  now?: () => number;
  timeoutMs?: number;
  /** Asks the services of short links; tests replace it. */
  ask?: typeof fetch;
  /** Addresses of public services; tests replace them. */
  addresses?: typeof worldAddresses;
}

const worldAddresses = {
  nominatim: "https://nominatim.openstreetmap.org",
  geoapify: "https://api.geoapify.com",
};

/** What is pasted; countries and regions of the name; the operator's own places, then engines in the order of specification#place-search or the public one, then the gazetteer. */
export function createPlaceSearch(options: PlaceSearchOptions): PlaceSearch {
  const { pois, gazetteer, log, now = Date.now, timeoutMs = limits.providerTimeoutMs } = options;
  const engines = listEngines(options, { ...options, now });
  const cache = new PlaceCache(now);
  const next = engines.length === 0 ? gazetteer : new EngineSearch({ engines, gazetteer, cache });
  const own = new OwnPlacesFirst({ pois, gazetteer, next, log, now, timeoutMs });
  const { hasPublicServices: isAllowed, ask } = options;
  const follower = new LinkFollower({ isAllowed, timeoutMs, now, log, ...(ask && { ask }) });
  return new ReadPastedFirst({ gazetteer, next: new AreasFirst(gazetteer, own), follower });
}

function listEngines(options: PlaceSearchOptions, engineClient: EngineClient): PlaceEngine[] {
  const { config, hasPublicServices, addresses = worldAddresses } = options;
  const { nominatimUrl, photonUrl, geoapifyKey: key } = config;
  const reach = (url: string | undefined) => (url ? [configureEngine(url, engineClient)] : []);
  const configured = [
    ...reach(nominatimUrl).map((engine) => new Nominatim(engine)),
    ...reach(photonUrl).map((engine) => new Photon(engine)),
    ...reach(key && addresses.geoapify).map(
      (engine) => new Geoapify({ ...engine, key: key ?? "" }),
    ),
  ];
  if (configured.length > 0 || !hasPublicServices) return configured;
  return [new Nominatim(configurePublicEngine(addresses.nominatim, engineClient))];
}
