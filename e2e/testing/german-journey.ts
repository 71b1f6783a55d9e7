import { readTranslate } from "@castor/i18n/read-words.ts";
import { test as journey } from "./journey.ts";
import { startOwnServer, withMailsOf } from "./own-server.ts";

/** Journeys in German, on a server whose operator offers it. */
export const test = journey.extend<object, { germanOrigin: string }>({
  germanOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const server = await startOwnServer({ LANGUAGES: "en,ru,de", PUBLIC_SERVICES: "off" });
      await withMailsOf(server, () => use(server.origin));
      await server.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ germanOrigin }, use) => use(germanOrigin),
  locale: "de-DE",
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
  words: async ({}, use) => use(readTranslate("de")),
});
