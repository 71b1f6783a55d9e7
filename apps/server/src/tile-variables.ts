import { type MapCredit, type TileSchema, tileSchema } from "@castor/core/map/tile-source.ts";
import * as z from "zod/mini";
import { http, list, oneLine, onOff, readAll, readUrl, variable } from "./variable.ts";

/** As it is written: the URL's own form would encode the braces. A host with braces could not be named in the page's policy. */
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

/** The variables that say what maps are drawn from. */
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

/** What the operator says of maps. */
export interface TileConfig {
  /** The standard map, in place of the public one. */
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
