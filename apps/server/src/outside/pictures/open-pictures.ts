import { limits } from "@castor/core/limits.ts";
import type { Database } from "../../db/database.ts";
import type { Log } from "../../process/log.ts";
import { Commons } from "./commons.ts";
import { Pictures } from "./pictures.ts";
import { Wikidata } from "./wikidata.ts";

const worldAddresses = {
  wikidata: "https://www.wikidata.org",
  commons: "https://commons.wikimedia.org",
  pictures: "https://upload.wikimedia.org",
};
export type PictureAddresses = typeof worldAddresses;

export interface OpenPicturesOptions {
  /** Whether free public services may be used. */
  hasPublicServices: boolean;
  /** The public address of the installation, named to public services. */
  publicUrl: string;
  database: Database;
  log: Log;
  now?: () => number;
  timeoutMs?: number;
  /** Addresses of Wikimedia; tests replace them. */
  addresses?: PictureAddresses;
}

/** Pictures of places; with public services off only those that are stored. */
export function openPictures(options: OpenPicturesOptions): Pictures {
  const { hasPublicServices, publicUrl, database, log, addresses = worldAddresses } = options;
  const { now = Date.now, timeoutMs = limits.providerTimeoutMs } = options;
  // Wikimedia asks for a user agent that names the caller, and for few calls at a time.
  const reach = (url: string) => ({ url, log, now, userAgent: `Castor (${publicUrl})` });
  const sources = hasPublicServices
    ? {
        wikidata: new Wikidata(reach(addresses.wikidata)),
        commons: new Commons({
          api: reach(addresses.commons),
          pictures: reach(addresses.pictures),
        }),
      }
    : null;
  return new Pictures({ database, log, now, timeoutMs, sources });
}
