import * as z from "zod/mini";

/** The map sources (specification#map-types) in the order of the form. `isPaid` and `region` are shown beside the name. */
export const tileTypes = [
  { id: "default", isPaid: false, region: null },
  { id: "stadiamaps", isPaid: false, region: null },
  { id: "geoapify", isPaid: false, region: null },
  { id: "satellite", isPaid: true, region: null },
  { id: "amap", isPaid: false, region: "CN" },
] as const;

export const tileType = z.enum(tileTypes.map(({ id }) => id));
export type TileType = z.infer<typeof tileType>;
