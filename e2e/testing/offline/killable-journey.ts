import { test as journey } from "../journey.ts";
import { withMailsOf } from "../own-server.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";

/** Journeys with a server of their own that they kill and start again. Each begins with a running one. */
export const test = journey.extend<{ server: KillableServer }, { killable: KillableServer }>({
  killable: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const server = await startKillableServer();
      await withMailsOf(server, () => use(server));
      await server.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  server: async ({ killable }, use) => {
    await killable.start();
    await use(killable);
  },
  // Every journey has an address, so every journey starts the server that the former one has killed.
  baseURL: async ({ server }, use) => use(server.origin),
});
