import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const table = z.record(z.string(), z.array(z.string()).check(z.minLength(1)));
const file = readFileSync(new URL("./airport-names.json", import.meta.url), "utf8");

/**
 * The Russian names of well-known airports by code, the one to show first. Never the bare name of the city, or a search would
 * find the airport before it.
 */
export const airportNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table.parse(JSON.parse(file))),
);
