import type { Language } from "@castor/core/basics/language.ts";
import type { TileSource } from "@castor/core/map/tile-source.ts";

/** A vector or raster source that is drawn over the embedded world. */
export interface Basemap {
  source: Exclude<TileSource, { kind: "world" }>;
  /** The prefix of each of its URLs, so that its tiles are loaded through the watch over tiles. */
  urlPrefix: string;
}

/** What determines the map's style. A change restyles the map without moving it. */
export interface MapLook {
  language: Language;
  scheme: "light" | "dark";
  /** Without it, only the embedded world is drawn. */
  basemap?: Basemap | undefined;
}

export type MapScheme = MapLook["scheme"];
