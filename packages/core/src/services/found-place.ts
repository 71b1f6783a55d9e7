import * as z from "zod/mini";
import { latitude, longitude } from "../basics/geo.ts";
import { pointType } from "../points/point-types.ts";

/** What place search answers (decisions 8); `source` says who. */
export const foundPlace = z.object({
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  typeId: pointType,
  source: z.string(),
  url: z.optional(z.string()),
  workingHours: z.optional(z.string()),
});
export type FoundPlace = z.infer<typeof foundPlace>;
