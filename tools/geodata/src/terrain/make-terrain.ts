import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import type { TerrainData } from "@castor/core/services/paths/terrain/terrain-data.ts";
import { fixedLinks } from "./fixed-links.ts";
import { readLand } from "./read-land.ts";
import { readRelief } from "./read-relief.ts";

/**
 * Makes the relief and the water that estimates of ways know: `node tools/geodata/src/terrain/make-terrain.ts etopo5.cdf`. The file
 * of heights is in Debian's package `ferret-datasets`. What is made is committed: no npm package has heights (docs/data.md).
 */
const [landStep, reliefStep] = [0.1, 0.25];
/** Metres of height from which, and over which, roads become three times as slow as their slopes make them. */
const [thin, thinRange, thinFactor] = [2_500, 1_500, 4];
const steepest = 15;
const longestRun = 65_535;

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The runs of equal cells: how many, and what they are. */
function listRuns(cells: Uint16Array): Uint16Array {
  const runs: number[] = [];
  for (const cell of cells) {
    const index = runs.length - 2;
    const length = runs[index] ?? 0;
    if (index >= 0 && runs[index + 1] === cell && length < longestRun) runs[index] = length + 1;
    else runs.push(1, cell);
  }
  return Uint16Array.from(runs);
}

const pack = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString("base64");

/** The root of the slope: differences of gentle slopes count more. High plains have poor roads. */
function steepnessOf(slope: number, height: number): number {
  const thinness = Math.min(1, Math.max(0, (height - thin) / thinRange));
  return Math.min(steepest, Math.round(Math.sqrt(slope * (1 + thinFactor * thinness))));
}

const [heightsFile] = process.argv.slice(2);
if (heightsFile === undefined) throw new Error("The file of heights is missing.");
const { links } = fixedLinks.parse(JSON.parse(readFileSync(pathTo("fixed-links.json"), "utf8")));
const land = readLand(landStep, links);
const { slopes, heights } = readRelief(heightsFile, reliefStep);
const steepness = Uint8Array.from(slopes, (slope, index) =>
  steepnessOf(slope, heights[index] ?? 0),
);
const data: TerrainData = {
  landStep,
  land: pack(new Uint8Array(listRuns(land.cells).buffer)),
  reliefStep,
  relief: pack(steepness),
};
const output = pathTo("../../../../packages/core/src/services/paths/terrain/terrain.json");
writeFileSync(output, `${JSON.stringify(data, null, 2)}\n`);
process.stdout.write(`${output}: ${Math.round(JSON.stringify(data).length / 1000)} kB\n`);
