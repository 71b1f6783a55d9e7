import * as z from "zod/mini";
import type { Position } from "../basics/geo.ts";

/** Where the server answers the area. */
export const gcj02AreaPath = "/basemap/gcj02-area.json";

/** The countries whose maps are drawn in GCJ-02: the mainland of China, Hong Kong, Macau (issue 4). */
export const gcj02Countries: readonly string[] = ["CN", "HK", "MO"];

/**
 * Where GCJ-02 applies, as a grid: row 0 begins at `south`, each row lists the columns inside as pairs, first and last,
 * counted from `west`; `step` is a cell's side. All in degrees. `tools/geodata` makes it from the country of the
 * nearest city.
 */
export const gcj02Area = z.object({
  west: z.number(),
  south: z.number(),
  step: z.number().check(z.positive()),
  rows: z.array(z.array(z.tuple([z.int(), z.int()]))).check(z.maxLength(10_000)),
});
export type Gcj02Area = z.infer<typeof gcj02Area>;

/** True for a spot (WGS-84) in a cell of the area. */
export function isInArea({ west, south, step, rows }: Gcj02Area, { lat, lng }: Position): boolean {
  const column = Math.floor((lng - west) / step);
  const spans = rows[Math.floor((lat - south) / step)] ?? [];
  return spans.some(([first, last]) => column >= first && column <= last);
}
