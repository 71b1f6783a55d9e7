import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt, readStamp } from "./stamp.ts";

/**
 * Makes the embedded world, `build/geodata` of the repository, when it is missing or its inputs have changed. The files
 * are written to temporary names and renamed, so that a running server or a second build never reads a partial file.
 */
const folder = fileURLToPath(new URL("../../../build/geodata/", import.meta.url));
const stamp = readStamp();

if (!isBuilt(folder, stamp)) {
  const begun = performance.now();
  const { readCities } = await import("./sources/read-cities.ts");
  const { nameCities } = await import("./sources/name-cities.ts");
  const { buildBasemap } = await import("./build-basemap.ts");
  const { buildGazetteer } = await import("./build-gazetteer.ts");
  const { buildGcj02Area } = await import("./build-gcj02-area.ts");

  mkdirSync(folder, { recursive: true });
  const cities = nameCities(readCities());
  const write = async (name: string, build: (file: string) => void | Promise<void>) => {
    const file = join(folder, name);
    const aside = `${file}.${process.pid}`;
    try {
      await build(aside);
      renameSync(aside, file);
    } finally {
      rmSync(aside, { force: true });
    }
  };
  await write("gazetteer.sqlite", (file) => buildGazetteer(file, cities));
  await write("world.pmtiles", (file) => buildBasemap(file, cities));
  await write("gcj02-area.json", (file) => buildGcj02Area(file, cities));
  await write("stamp.txt", (file) => writeFileSync(file, stamp));
  process.stdout.write(
    `Embedded map and gazetteer built in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  );
}
