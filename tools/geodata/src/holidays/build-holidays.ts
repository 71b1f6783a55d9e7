import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lineOf, listCountries } from "./list-holidays.ts";

/** Writes the table of public holidays that core has. Run with `node`; it takes half a minute. */
const file = fileURLToPath(
  new URL("../../../../packages/core/src/hours/holidays/holiday-table.json", import.meta.url),
);
const lines = listCountries().map((country) => `  ${JSON.stringify(lineOf(country))}`);
writeFileSync(file, `[\n${lines.join(",\n")}\n]\n`);
