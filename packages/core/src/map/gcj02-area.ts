import * as z from "zod/mini";
import type { Position } from "../geo/position.ts";

/** The path of the area on the server. */
export const gcj02AreaPath = "/basemap/gcj02-area.json";

/** The countries whose maps use GCJ-02: mainland China, Hong Kong, Macau. */
export const gcj02Countries: readonly string[] = ["CN", "HK", "MO"];

/**
 * The area of GCJ-02 as a grid, all in degrees. Row 0 begins at `south`. A row lists the columns inside as pairs of
 * first and last, counted from `west`. `step` is the side of a cell. `tools/geodata` makes it from the country of the
 * nearest city.
 */
export const gcj02Area = z.object({
  west: z.number(),
  south: z.number(),
  step: z.number().check(z.positive()),
  rows: z.array(z.array(z.tuple([z.int(), z.int()]))).check(z.maxLength(10_000)),
});
export type Gcj02Area = z.infer<typeof gcj02Area>;

/** True for a position (WGS-84) in a cell of the area. */
export function isInArea({ west, south, step, rows }: Gcj02Area, { lat, lng }: Position): boolean {
  const column = Math.floor((lng - west) / step);
  const spans = rows[Math.floor((lat - south) / step)] ?? [];
  return spans.some(([first, last]) => column >= first && column <= last);
}
