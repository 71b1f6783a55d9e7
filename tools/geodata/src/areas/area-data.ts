import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** The region's names in English, Russian and German, its country ("" for none or several), west, south, east, north, and other names. */
const regionRow = z.tuple([
  z.string().check(z.minLength(1)),
  z.string().check(z.minLength(1)),
  z.string().check(z.minLength(1)),
  z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
  z.tuple([z.number(), z.number(), z.number(), z.number()]),
  z.array(z.string()),
]);

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** Regions as travellers say them; their borders are rough, for a map to show them. */
export const knownRegions = z
  .object({ regions: z.array(regionRow) })
  .parse(read("./regions.json"))
  .regions.map(([name, russian, german, country, [west, south, east, north], others]) => ({
    ...{ name, russian, german, country, others },
    bounds: { west, south, east, north },
  }));

/** What people call countries beside the names that `Intl` knows. */
export const countryAliases = z
  .record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.array(z.string()))
  .parse(read("./country-aliases.json"));
