import { join } from "node:path";
import { test as journey } from "./journey.ts";
import { runCommand, startOwnServer } from "./own-server.ts";

/** Journeys on a server without any network that is given, while it runs, an extract of a town: its places and its streets. */
export const test = journey.extend<object, { townOrigin: string }>({
  townOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used, none
    async ({}, use) => {
      const server = await startOwnServer({});
      const { dataDir } = server;
      const extract = join(dataDir, "town.osm.pbf");
      await runCommand("tools/geodata/testing/run-write-osm-town.ts", [extract]);
      await runCommand("apps/server/src/main.ts", ["poi", extract], { DATA_DIR: dataDir });
      await runCommand("tools/geodata/src/build-street-map.ts", [extract, dataDir]);
      // Where this worker's journeys find their mails.
      const before = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = dataDir;
      await use(server.origin);
      process.env.E2E_DATA_DIR = before;
      await server.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ townOrigin }, use) => use(townOrigin),
});
