import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** Names of a place that GeoNames lacks: proper English, Russian and local ones, and other spellings. */
const row = z.strictObject({
  /** As GeoNames writes it: the key to the place. */
  name: z.string(),
  /** Where GeoNames lists the place under an outdated or foreign word. */
  english: z.optional(z.string()),
  russian: z.string(),
  local: z._default(z.nullable(z.string()), null),
  /** Other spellings, for search only. */
  others: z._default(z.array(z.string()), []),
  /** Only of places that the GeoNames package lacks, as many small famous ones: latitude and longitude. */
  position: z._default(z.nullable(z.tuple([z.number(), z.number()])), null),
});
/** By country: ISO 3166-1, two letters. */
const table = z.record(z.string(), z.array(row));

const file = readFileSync(new URL("./place-names.json", import.meta.url), "utf8");

/** The authored table of well-known travel places, one row a place. */
export const placeNames = Object.entries(table.parse(JSON.parse(file))).flatMap(([country, rows]) =>
  rows.map(({ name, english = name, russian, local, others, position }) => ({
    ...{ country, geoName: name, english, russian, local, others },
    position: position && { lat: position[0], lng: position[1] },
  })),
);
export type PlaceNames = (typeof placeNames)[number];
