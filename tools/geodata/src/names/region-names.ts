import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** The Russian names of regions by country and by the name that GeoNames gives them: of the countries that people travel to most. */
const table = z.record(z.string(), z.record(z.string(), z.string()));
const file = readFileSync(new URL("./region-names.json", import.meta.url), "utf8");

/** One row a region: its country, its name as GeoNames writes it, and its Russian name. */
export const russianRegions = Object.entries(table.parse(JSON.parse(file))).flatMap(
  ([country, names]) =>
    Object.entries(names).map(([name, russian]) => ({ country, name, russian })),
);
