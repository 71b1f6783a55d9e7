import { type MapCredit, type TileSchema, tileSchema } from "@castor/core/map/tile-source.ts";
import * as z from "zod/mini";
import { http, list, oneLine, onOff, readAll, readUrl, variable } from "./variable.ts";

/**
 * Kept as written: URL.href would encode the braces. Braces in the host are refused, because the page's policy cannot
 * name such a host.
 */
const readTileAddress = (text: string) => {
  const url = readUrl(text, http);
  const isPlain = url && url.hash === "" && url.username === "" && !/[{}]/.test(url.host);
  return isPlain && !/[\s"'<>]/.test(text) ? text : undefined;
};

const hasPlaces = (text: string) => ["{z}", "{x}", "{y}"].every((part) => text.includes(part));

const readTemplate = (text: string) => (hasPlaces(text) ? readTileAddress(text) : undefined);

/** A name may hold anything but a comma and "=". */
function readCredit(text: string): MapCredit | undefined {
  const [, name, address] = /^([^=]{1,80})=(\S+)$/.exec(text) ?? [];
  const url = address === undefined ? undefined : readUrl(address, http)?.href;
  return name === undefined || url === undefined ? undefined : { name: name.trim(), url };
}

const credits = variable(
  "name=address pairs with commas, like © OpenStreetMap contributors=https://www.openstreetmap.org/copyright",
  (text) => {
    const items = list(text);
    return items.length > 0 ? readAll(items, readCredit) : undefined;
  },
);

/** The variables of the map's tile sources. */
export const tileVariables = {
  MAP_TILES_URL: z.optional(
    variable(
      "the http(s) address of a TileJSON, or of pictures with {z}, {x} and {y}",
      (text) => readTemplate(text) ?? (/[{}]/.test(text) ? undefined : readTileAddress(text)),
    ),
  ),
  MAP_TILES_SCHEMA: z._default(
    variable(tileSchema.options.join(" or "), (text) =>
      tileSchema.options.find((schema) => schema === text),
    ),
    "openmaptiles",
  ),
  MAP_TILES_CREDITS: z.optional(credits),
  STADIA_API_KEY: z.optional(oneLine),
  GEOAPIFY_API_KEY: z.optional(oneLine),
  SATELLITE_TILES_URL: z.optional(
    variable("an http(s) address with {z}, {x} and {y}", readTemplate),
  ),
  SATELLITE_CREDITS: z.optional(credits),
  AMAP_TILES: z._default(onOff, false),
};

/** The operator's map settings. */
export interface TileConfig {
  /** The standard map, instead of the public one. */
  own: { url: string; isPictures: boolean; schema: TileSchema; credits: MapCredit[] } | undefined;
  stadiaKey: string | undefined;
  geoapifyKey: string | undefined;
  satellite: { url: string; credits: MapCredit[] } | undefined;
  hasAmap: boolean;
}

const tileShape = z.object(tileVariables);

export function readTileConfig(read: z.output<typeof tileShape>): TileConfig {
  const { MAP_TILES_URL, MAP_TILES_CREDITS, SATELLITE_TILES_URL, SATELLITE_CREDITS } = read;
  return {
    own:
      MAP_TILES_URL === undefined || MAP_TILES_CREDITS === undefined
        ? undefined
        : {
            url: MAP_TILES_URL,
            isPictures: hasPlaces(MAP_TILES_URL),
            schema: read.MAP_TILES_SCHEMA,
            credits: MAP_TILES_CREDITS,
          },
    stadiaKey: read.STADIA_API_KEY,
    geoapifyKey: read.GEOAPIFY_API_KEY,
    satellite:
      SATELLITE_TILES_URL === undefined || SATELLITE_CREDITS === undefined
        ? undefined
        : { url: SATELLITE_TILES_URL, credits: SATELLITE_CREDITS },
    hasAmap: read.AMAP_TILES,
  };
}
