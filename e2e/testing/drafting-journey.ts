import { test as journey } from "./journey.ts";
import { type OwnServer, runFake, startOwnServer } from "./own-server.ts";

/** How models are spoken to. */
export type Protocol = "openai" | "anthropic";

/** How the model behaves (`apps/server/testing/fake-model.ts`). */
export type Mood = "fine" | "bossy" | "failing" | "halfDraft" | "silent";

interface Draft {
  description: string;
  address: string;
  workingHours: string;
  tips: string[];
}

/** A language model, and servers that speak to it, one a protocol. */
interface Models {
  /** What the model writes in each language. */
  drafts: { en: Draft; ru: Draft };
  setMood(mood: Mood): Promise<void>;
  serverOf(protocol: Protocol): Promise<OwnServer>;
}

/** Journeys on a server whose drafts a language model writes, as `AI_URL` names one. All others run without. */
export const test = journey.extend<
  { protocol: Protocol; draftingServer: OwnServer },
  { models: Models }
>({
  protocol: ["openai", { option: true }],
  models: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used, none
    async ({}, use) => {
      const model = await runFake("run-fake-model.ts");
      const { url, variables, drafts } = JSON.parse(model.firstLine) as {
        url: string;
        variables: Record<Protocol, Record<string, string>>;
        drafts: Models["drafts"];
      };
      const servers: Partial<Record<Protocol, Promise<OwnServer>>> = {};
      await use({
        drafts,
        setMood: async (mood) => {
          await fetch(`${url}/mood/${mood}`, { method: "POST" });
        },
        serverOf: (protocol) => (servers[protocol] ??= startOwnServer(variables[protocol])),
      });
      // First: what it still keeps waiting is over then.
      await model.end();
      for (const server of Object.values(servers)) await (await server).end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  draftingServer: async ({ models, protocol }, use) => {
    const server = await models.serverOf(protocol);
    // Where this journey finds its mails.
    const before = process.env.E2E_DATA_DIR;
    process.env.E2E_DATA_DIR = server.dataDir;
    await use(server);
    process.env.E2E_DATA_DIR = before;
  },
  baseURL: async ({ draftingServer }, use) => use(draftingServer.origin),
});
