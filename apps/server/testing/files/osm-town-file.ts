import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const program = fileURLToPath(
  new URL("../../../../tools/geodata/testing/run-write-osm-town.ts", import.meta.url),
);

/** Writes an extract of an invented town into the folder. Returns its path. */
export async function writeOsmTown(folder: string): Promise<string> {
  const file = join(folder, "town.osm.pbf");
  await promisify(execFile)(process.execPath, [program, file]);
  return file;
}

/** A position in the town whose nearest place is the café of the stairs. */
export const townSquare = { lat: 41.706, lng: 44.8075 };
