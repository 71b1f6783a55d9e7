import { test as journey } from "./journey.ts";
import { runFake, startOwnServer } from "./own-server.ts";

/** How the engine behaves (`apps/server/testing/fake-places.ts`). */
export type Mood = "fine" | "failing";

/** A server of its own whose places an engine finds. */
export interface SearchingServer {
  origin: string;
  setMood(mood: Mood): Promise<void>;
}

/** Journeys on a server that has an engine for places, as `NOMINATIM_URL` gives it one. All others have the gazetteer alone. */
export const test = journey.extend<object, { searching: SearchingServer }>({
  searching: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used, none
    async ({}, use) => {
      const engine = await runFake("run-fake-places.ts");
      const { NOMINATIM_URL } = JSON.parse(engine.firstLine) as { NOMINATIM_URL: string };
      const server = await startOwnServer({ NOMINATIM_URL });
      // Where this worker's journeys find their mails.
      const before = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = server.dataDir;
      await use({
        origin: server.origin,
        setMood: async (mood) => {
          await fetch(`${NOMINATIM_URL}/mood/${mood}`, { method: "POST" });
        },
      });
      process.env.E2E_DATA_DIR = before;
      await server.end();
      await engine.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ searching }, use) => use(searching.origin),
});
