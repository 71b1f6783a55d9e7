import type { Language } from "@castor/core/account/language.ts";
import type { TileSource } from "@castor/core/map/tile-source.ts";

/** A map of streets or pictures that is drawn over the embedded world. */
export interface Basemap {
  source: Exclude<TileSource, { kind: "world" }>;
  /** What stands before each of its addresses, so that they are asked for through the map's own watch over tiles. */
  door: string;
}

/** What decides how the map is drawn and labelled; a change redraws it without moving it. */
export interface MapLook {
  language: Language;
  scheme: "light" | "dark";
  /** Absent: the embedded world alone. */
  basemap?: Basemap | undefined;
}

export type MapScheme = MapLook["scheme"];
