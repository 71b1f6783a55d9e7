import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { ProviderLog } from "../provider-host.ts";
import { type Asker, reachEngine, reachPolitely } from "../reach-engine.ts";
import { EngineSearch } from "./engine-search.ts";
import { Geoapify } from "./geoapify.ts";
import { Nominatim } from "./nominatim.ts";
import { OwnPlacesFirst } from "./own-places-first.ts";
import { Photon } from "./photon.ts";
import { PlaceCache } from "./place-cache.ts";
import type { PlaceEngine } from "./place-engine.ts";
import type { PlaceSearch } from "./place-search.ts";
import type { PoiIndex } from "./poi/poi-index.ts";

/** What the operator says of search. */
export interface SearchConfig {
  nominatimUrl: string | undefined;
  photonUrl: string | undefined;
  /** Never leaves this server. */
  geoapifyKey: string | undefined;
}

export interface PlaceSearchParts {
  config: SearchConfig;
  /** May a free public service be asked where nothing is configured. */
  hasPublicServices: boolean;
  /** Where people reach this installation: how it calls itself at public services. */
  publicUrl: string;
  gazetteer: PlaceSearch;
  /** The operator's own places, which stand before all. */
  pois: PoiIndex;
  database: Database;
  log: ProviderLog;
  now?: () => number;
  timeoutMs?: number;
  /** Where the services are that have one address for all the world. */
  addresses?: typeof worldAddresses;
}

const worldAddresses = {
  nominatim: "https://nominatim.openstreetmap.org",
  geoapify: "https://api.geoapify.com",
};

/** The operator's own places and engines in the order of decisions 8, for lack of engines the public one, and the gazetteer behind all. */
export function createPlaceSearch(parts: PlaceSearchParts): PlaceSearch {
  const { pois, gazetteer, log, now = Date.now, timeoutMs = limits.providerTimeoutMs } = parts;
  const engines = listEngines(parts, { ...parts, now });
  const cache = new PlaceCache(now);
  const next = engines.length === 0 ? gazetteer : new EngineSearch({ engines, gazetteer, cache });
  return new OwnPlacesFirst({ pois, gazetteer, next, log, now, timeoutMs });
}

function listEngines(parts: PlaceSearchParts, asker: Asker): PlaceEngine[] {
  const { config, hasPublicServices, addresses = worldAddresses } = parts;
  const { nominatimUrl, photonUrl, geoapifyKey: key } = config;
  const configured = [
    ...(nominatimUrl === undefined ? [] : [new Nominatim(reachEngine(nominatimUrl, asker))]),
    ...(photonUrl === undefined ? [] : [new Photon(reachEngine(photonUrl, asker))]),
    ...(key === undefined
      ? []
      : [new Geoapify({ ...reachEngine(addresses.geoapify, asker), key })]),
  ];
  if (configured.length > 0 || !hasPublicServices) return configured;
  return [new Nominatim(reachPolitely(addresses.nominatim, asker))];
}
