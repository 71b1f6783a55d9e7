import * as z from "zod/mini";

/** A credit that the map shows with a link. */
export const mapCredit = z.object({ name: z.string(), url: z.string() });
export type MapCredit = z.infer<typeof mapCredit>;

const credits = z.array(mapCredit);

/** The two common schemas of vector tiles of a street map: their layers and fields. */
export const tileSchema = z.enum(["openmaptiles", "protomaps"]);
export type TileSchema = z.infer<typeof tileSchema>;

/**
 * How a tileType is drawn (specification#map-types). `world`: the embedded world map alone. `vector`: `url` is the
 * address of a TileJSON, or the path (on the API's host) of a PMTiles file; `hasSea` says whether the tiles draw the
 * sea, so that the coast of the embedded world is hidden. `raster`: templates with {z}, {x}, {y} of Web Mercator tiles
 * with a side of `tileSize` CSS pixels, up to zoom `maxZoom`; `darkTiles` replace them on a dark map; `datum` is set
 * when they are shifted as Chinese law requires.
 */
export const tileSource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("world") }),
  z.object({
    kind: z.literal("vector"),
    schema: tileSchema,
    url: z.string(),
    hasSea: z.boolean(),
    credits,
  }),
  z.object({
    kind: z.literal("raster"),
    tiles: z.array(z.string()).check(z.minLength(1)),
    darkTiles: z.optional(z.array(z.string()).check(z.minLength(1))),
    tileSize: z.number(),
    maxZoom: z.number(),
    datum: z.optional(z.enum(["gcj02"])),
    credits,
  }),
]);
export type TileSource = z.infer<typeof tileSource>;

/**
 * Why a tileType is not available; the client has the texts. `needs-key`: this server has no key of the provider.
 * `needs-address`: the operator has configured no server for it. `not-licensed`: only its maker may show it freely, so
 * the operator must switch it on.
 */
export const tileReason = z.enum(["needs-key", "needs-address", "not-licensed"]);
export type TileReason = z.infer<typeof tileReason>;

/** The path of the operator's own base map, served with byte ranges. */
export const operatorBasemapPath = "/basemap/own.pmtiles";
