import * as z from "zod/mini";

/**
 * Relief and water of the world, as `tools/geodata` makes them. Each grid is base64 of deflated cells, row by row from the south,
 * each row from the antimeridian on. Steps are degrees.
 *
 * `land` has runs of equal cells, each as two numbers of two bytes (little-endian): how many, and their land mass, or 0 for water.
 * What bridges and tunnels join is one land mass. `relief` has one byte: the root of the slope in metres for each kilometre, up to 15.
 */
export const terrainData = z.object({
  landStep: z.number().check(z.positive()),
  land: z.string(),
  reliefStep: z.number().check(z.positive()),
  relief: z.string(),
});
export type TerrainData = z.infer<typeof terrainData>;

const port = z.tuple([z.number(), z.number()]);

/** Well-known ferries: latitude and longitude of both ports, minutes from one to the other. */
export const ferryLines = z.object({
  ferries: z.array(
    z.object({
      name: z.string(),
      from: port,
      to: port,
      minutes: z.number().check(z.positive()),
      takesCars: z._default(z.boolean(), true),
    }),
  ),
});
export type FerryLine = z.infer<typeof ferryLines>["ferries"][number];
