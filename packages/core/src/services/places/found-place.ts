import * as z from "zod/mini";
import { bounds } from "../../geo/bounds.ts";
import { latitude, longitude } from "../../geo/position.ts";
import { pointType } from "../../points/point-types.ts";

/** What is larger than a town: a country, or a region of one or several. A map shows all of it. */
const areaKinds = ["country", "region"] as const;

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
  /** Only of a country or region. */
  area: z.optional(z.extend(bounds, { kind: z.enum(areaKinds) })),
});
export type FoundPlace = z.infer<typeof foundPlace>;
