import { test as journey } from "./journey.ts";
import { startFake, startOwnServer, withMailsOf } from "./own-server.ts";

/** A fake engine, and a server that uses it. */
export interface FakeEngine<Mode extends string> {
  origin: string;
  setMode(mode: Mode): Promise<void>;
}

/**
 * Journeys on a server that uses a fake engine, one of each a worker. All other journeys run on the server of the
 * configuration, which has no engine.
 */
export function journeyWithFakeEngine<Mode extends string>(program: string) {
  return journey.extend<object, { engine: FakeEngine<Mode> }>({
    engine: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
      async ({}, use) => {
        const fake = await startFake<{ url: string; variables: Record<string, string> }, Mode>(
          program,
        );
        const server = await startOwnServer(fake.printed.variables);
        const { origin } = server;
        await withMailsOf(server, () => use({ origin, setMode: fake.setMode }));
        await server.end();
        await fake.end();
      },
      { scope: "worker", timeout: 90_000 },
    ],
    baseURL: async ({ engine }, use) => use(engine.origin),
  });
}
