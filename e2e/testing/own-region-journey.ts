import { join } from "node:path";
import { test as journey } from "./journey.ts";
import { runCommand, startOwnServer, withMailsOf } from "./own-server.ts";

/** Journeys on a server without a network that gets an extract of a town while it runs: its places and its streets. */
export const test = journey.extend<object, { townOrigin: string }>({
  townOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const server = await startOwnServer({});
      const { dataDir } = server;
      const extract = join(dataDir, "town.osm.pbf");
      await runCommand("tools/geodata/testing/run-write-osm-town.ts", [extract]);
      await runCommand("apps/server/src/main.ts", ["poi", extract], { DATA_DIR: dataDir });
      await runCommand("tools/geodata/src/build-street-map.ts", [extract, dataDir]);
      await withMailsOf(server, () => use(server.origin));
      await server.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ townOrigin }, use) => use(townOrigin),
});
