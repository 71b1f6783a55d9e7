import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { test as journey } from "./journey.ts";

/** How the routing engine behaves (`apps/server/testing/fake-osrm.ts`). */
export type Mood = "fine" | "failing" | "silent";

/** A server of its own whose ways come from a routing engine. */
export interface RoutedServer {
  origin: string;
  setMood(mood: Mood): Promise<void>;
}

function run(program: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The program has no output.");
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, "line")) as [string];
  return line;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/**
 * Journeys on a server that has a routing engine, as `OSRM_URL` gives it one. All other journeys run on the server of the
 * configuration, which estimates.
 */
export const test = journey.extend<object, { routed: RoutedServer }>({
  routed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see which fixtures are used, none
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "castor-e2e-routed-"));
      const engine = run("apps/server/testing/run-fake-osrm.ts", {});
      const { OSRM_URL } = JSON.parse(await firstLine(engine)) as { OSRM_URL: string };
      const port = await findFreePort();
      const origin = `http://localhost:${port}`;
      const server = run("apps/server/src/main.ts", {
        PORT: String(port),
        HOST: "127.0.0.1",
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        DEMO: "off",
        RATE_LIMIT: "off",
        PUBLIC_SERVICES: "off",
        OSRM_URL,
      });
      server.stdout?.resume();
      const isReady = () =>
        fetch(`${origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
      // Where this worker's journeys find their mails.
      const before = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = folder;
      await use({
        origin,
        setMood: async (mood) => {
          await fetch(`${OSRM_URL}/mood/${mood}`, { method: "POST" });
        },
      });
      process.env.E2E_DATA_DIR = before;
      await end(server);
      await end(engine);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ routed }, use) => use(routed.origin),
});
