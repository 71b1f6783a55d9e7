import { test as journey } from "./journey.ts";
import { type OwnServer, startFake, startOwnServer, withMailsOf } from "./own-server.ts";

/** The protocols of language models. */
export type Protocol = "openai" | "anthropic";

/** How the fake model behaves (`apps/server/testing/fakes/fake-model.ts`). */
type FakeMode = "fine" | "bossy" | "failing" | "halfDraft" | "silent";

interface Draft {
  description: string;
  address: string;
  workingHours: string;
  tips: string[];
}

/** A fake language model, and servers that use it, one a protocol. */
interface Models {
  /** What the model writes in each language. */
  drafts: { en: Draft; ru: Draft };
  setMode(mode: FakeMode): Promise<void>;
  serverOf(protocol: Protocol): Promise<OwnServer>;
}

interface Printed {
  url: string;
  variables: Record<Protocol, Record<string, string>>;
  drafts: Models["drafts"];
}

/** Journeys on a server with a language model (`AI_URL`). All others run without one. */
export const test = journey.extend<
  { protocol: Protocol; draftingServer: OwnServer },
  { models: Models }
>({
  protocol: ["openai", { option: true }],
  models: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const model = await startFake<Printed, FakeMode>("run-fake-model.ts");
      const { variables, drafts } = model.printed;
      const servers: Partial<Record<Protocol, Promise<OwnServer>>> = {};
      await use({
        drafts,
        setMode: model.setMode,
        serverOf: (protocol) => (servers[protocol] ??= startOwnServer(variables[protocol])),
      });
      // The model ends first: its end closes the requests that it still keeps open.
      await model.end();
      for (const server of Object.values(servers)) await (await server).end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  draftingServer: async ({ models, protocol }, use) => {
    const server = await models.serverOf(protocol);
    await withMailsOf(server, () => use(server));
  },
  baseURL: async ({ draftingServer }, use) => use(draftingServer.origin),
});
