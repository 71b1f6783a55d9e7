import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const outputs = ["gazetteer.sqlite", "world.pmtiles", "gcj02-area.json"];

/** The files of core that decide the content. */
const coreInputs = [
  "geo/country-name.ts",
  "geo/position.ts",
  "schemas/texts.ts",
  "map/gcj02-area.ts",
  "map/world-basemap.ts",
  "services/places/gazetteer-format.ts",
  "services/places/search-words.ts",
  "basics/language.ts",
  "points/point-types.ts",
  "geo/bounds.ts",
  "geo/country-codes.ts",
];

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A digest of the inputs: these sources, the pinned data packages, and Node's own names of regions. */
export function readStamp(): string {
  const sources = readdirSync(pathTo("./"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|json)$/.test(name) && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => pathTo(`./${name}`));
  const core = coreInputs.map((name) => pathTo(`../../../packages/core/src/${name}`));
  const digest = createHash("sha256").update(process.versions.cldr ?? "");
  for (const file of [...sources, ...core, pathTo("../package.json")])
    digest.update(readFileSync(file));
  return digest.digest("hex");
}

/** True when the folder holds the files and they were made from the stamp's inputs. */
export function isBuilt(folder: string, stamp: string): boolean {
  const file = join(folder, "stamp.txt");
  if (!existsSync(file) || readFileSync(file, "utf8") !== stamp) return false;
  return outputs.every((name) => existsSync(join(folder, name)));
}
