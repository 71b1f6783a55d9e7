import { test as journey } from "./journey.ts";
import { runFake, startOwnServer } from "./own-server.ts";

/** How the routing engine behaves (`apps/server/testing/fake-roads.ts`). */
export type Mood = "fine" | "failing" | "silent";

/** A server of its own whose ways come from a routing engine. */
export interface RoutedServer {
  origin: string;
  setMood(mood: Mood): Promise<void>;
}

/**
 * Journeys on a server that has a routing engine, as `OSRM_URL` gives it one. All other journeys run on the server of the
 * configuration, which estimates.
 */
export const test = journey.extend<object, { routed: RoutedServer }>({
  routed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used, none
    async ({}, use) => {
      const engine = await runFake("run-fake-roads.ts");
      const { OSRM_URL } = JSON.parse(engine.firstLine) as { OSRM_URL: string };
      const server = await startOwnServer({ OSRM_URL });
      // Where this worker's journeys find their mails.
      const before = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = server.dataDir;
      await use({
        origin: server.origin,
        setMood: async (mood) => {
          await fetch(`${OSRM_URL}/mood/${mood}`, { method: "POST" });
        },
      });
      process.env.E2E_DATA_DIR = before;
      await server.end();
      await engine.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ routed }, use) => use(routed.origin),
});
