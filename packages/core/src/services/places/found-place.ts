import * as z from "zod/mini";
import { latitude, longitude } from "../../geo/position.ts";
import { pointType } from "../../points/point-types.ts";

/** A place as a provider answered the search (specification#place-search); `source` names the provider. */
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
