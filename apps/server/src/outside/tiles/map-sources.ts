import type { TileReason, TileSource } from "@castor/core/map/tile-source.ts";
import { type TileType, tileTypes } from "@castor/core/map/tile-types.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import type { Config } from "../../config/config.ts";
import { amap, geoapify, openFreeMap, stadiaMaps } from "./known-sources.ts";
import type { OperatorBasemap } from "./operator-basemap.ts";

type Given = Pick<Config, "tiles" | "hasPublicServices">;

/** The highest zoom of raster tiles from providers not listed here. Beyond it tiles are enlarged. */
const pictureZoom = 19;

/** The standard map without an operator's file: the operator's server, the public one, or the embedded world. */
function chooseDefault({ tiles: { own }, hasPublicServices }: Given): TileSource {
  if (!own) return hasPublicServices ? openFreeMap : { kind: "world" };
  const { url, credits, schema, isPictures } = own;
  return isPictures
    ? { kind: "raster", tiles: [url], tileSize: 256, maxZoom: pictureZoom, credits }
    : { kind: "vector", schema, url, hasSea: true, credits };
}

function chooseSource(id: TileType, given: Given): TileSource | TileReason {
  const { stadiaKey, geoapifyKey, satellite, hasAmap } = given.tiles;
  switch (id) {
    case "default":
      return chooseDefault(given);
    case "stadiamaps":
      return stadiaKey === undefined ? "needs-key" : stadiaMaps(stadiaKey);
    case "geoapify":
      return geoapifyKey === undefined ? "needs-key" : geoapify(geoapifyKey);
    case "satellite": {
      if (satellite === undefined) return "needs-address";
      const { url, credits } = satellite;
      return { kind: "raster", tiles: [url], tileSize: 256, maxZoom: pictureZoom, credits };
    }
    case "amap":
      return hasAmap ? amap : "not-licensed";
  }
}

/** The source of each tileType on this server, or why it is missing. Checks the operator's file again. */
export async function listMapSources(
  given: Given,
  ownFile: OperatorBasemap,
): Promise<ServiceConfig["tiles"]> {
  const own = await ownFile.read();
  return tileTypes.map(({ id }) => {
    const source = id === "default" && own ? own : chooseSource(id, given);
    return typeof source === "string"
      ? { tileType: id, available: false, reason: source }
      : { tileType: id, available: true, source };
  });
}

/** Origins of tiles for the page's policy, without this server's own. */
export function listTileOrigins(given: Given): string[] {
  const addresses = tileTypes.flatMap(({ id }) => {
    const source = chooseSource(id, given);
    if (typeof source === "string" || source.kind === "world") return [];
    return source.kind === "vector" ? [source.url] : [...source.tiles, ...(source.darkTiles ?? [])];
  });
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
