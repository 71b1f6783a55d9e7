import { join } from "node:path";
import { runCommand } from "./own-server.ts";

/** Gives a server the places and the streets of a town, as an operator does while it runs. */
export async function bringTown(dataDir: string): Promise<void> {
  const extract = join(dataDir, "town.osm.pbf");
  await runCommand("tools/geodata/testing/run-write-osm-town.ts", [extract]);
  await runCommand("apps/server/src/main.ts", ["poi", extract], { DATA_DIR: dataDir });
  await runCommand("tools/geodata/src/build-street-map.ts", [extract, dataDir]);
}
