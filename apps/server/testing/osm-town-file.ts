import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const program = fileURLToPath(
  new URL("../../../tools/geodata/testing/run-write-osm-town.ts", import.meta.url),
);

/** An extract of a town that is nowhere, in the folder; its first café stands here. */
export async function writeOsmTown(folder: string): Promise<string> {
  const file = join(folder, "town.osm.pbf");
  await promisify(execFile)(process.execPath, [program, file]);
  return file;
}

/** Nearest to it is the café of the stairs. */
export const townSquare = { lat: 41.706, lng: 44.8075 };
