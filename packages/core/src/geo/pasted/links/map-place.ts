import type { Position } from "../../position.ts";

/** What an address of a map tells of a place: where it is, what it is called, or both. */
export interface MapPlace {
  position: Position | null;
  name: string;
}

/** The parts of an address that services look at. Values are decoded, `hash` is without its sign. */
export interface MapAddress {
  host: string;
  /** Decoded, without empty parts. */
  path: readonly string[];
  query: URLSearchParams;
  hash: string;
  /** The whole address, decoded where it can be. */
  text: string;
}

/** Reads the addresses of one service: its places, none for another kind of page, null for other services. */
export type MapService = (address: MapAddress) => MapPlace[] | null;

/** The host of an address, without the "www" that all services have. */
export const hostOf = (url: URL): string => url.hostname.toLowerCase().replace(/^www\./, "");

export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    return part;
  }
};
