import { test as journey } from "./journey.ts";
import { startOwnServer, withMailsOf } from "./own-server.ts";
import { bringTown } from "./town.ts";

/** Journeys on a server without a network that gets an extract of a town while it runs: its places and its streets. */
export const test = journey.extend<object, { townOrigin: string }>({
  townOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const server = await startOwnServer({});
      await bringTown(server.dataDir);
      await withMailsOf(server, () => use(server.origin));
      await server.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ townOrigin }, use) => use(townOrigin),
});
