import * as z from "zod/mini";

/** Who made what a map shows, to be named on it with a link. */
export const mapCredit = z.object({ name: z.string(), url: z.string() });
export type MapCredit = z.infer<typeof mapCredit>;

const credits = z.array(mapCredit);

/** The two common ways to lay out a street map's vector tiles: which layers there are and what their fields mean. */
export const tileSchema = z.enum(["openmaptiles", "protomaps"]);
export type TileSchema = z.infer<typeof tileSchema>;

/**
 * How a tileType is drawn (section 9, decisions 8). `world`: the embedded world map alone. `vector`: `url` is the
 * address of a TileJSON, or the path (on the API's host) of a PMTiles file; `hasSea` says whether its tiles draw the sea,
 * so that the embedded world's coast need not show beneath. `raster`: templates with {z}, {x}, {y} of Web Mercator
 * pictures whose side is `tileSize` CSS pixels, up to zoom `maxZoom`; `darkTiles` in their place on a dark map; `datum`
 * when they are shifted as Chinese law wants it.
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
 * Why a tileType is not there; the words are the client's. `needs-key`: its provider wants a key that this server does
 * not have; `needs-address`: the operator has named no server for it; `not-licensed`: nobody but its maker may show it
 * freely, so an operator has to switch it on.
 */
export const tileReason = z.enum(["needs-key", "needs-address", "not-licensed"]);
export type TileReason = z.infer<typeof tileReason>;

/** Where the server answers the operator's own map, with byte ranges. */
export const operatorBasemapPath = "/basemap/own.pmtiles";
