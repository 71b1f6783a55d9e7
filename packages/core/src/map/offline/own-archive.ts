import { operatorBasemapPath, type TileSource } from "../tile-source.ts";

/** The operator's own street map: the only one whose tiles may be stored (decision 058). Undefined for other sources. */
export const ownArchive = (source: TileSource | undefined): TileSource | undefined =>
  source?.kind === "vector" && source.url.startsWith(operatorBasemapPath) ? source : undefined;
