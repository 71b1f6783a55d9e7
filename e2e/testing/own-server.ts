import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";

/** A program that runs beside the journeys, and the first line that it prints. */
export interface RunningProgram {
  firstLine: string;
  end(): Promise<void>;
}

/** A server of its own, with its own data. */
export interface OwnServer {
  origin: string;
  dataDir: string;
  end(): Promise<void>;
}

function run(
  program: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}

/** Runs a command of the operator's to its end. */
export async function runCommand(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = run(program, environment, args);
  child.stdout?.resume();
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/** Runs a fake of the outside world, which says in its first line how to reach it. */
export async function runFake(program: string): Promise<RunningProgram> {
  const child = run(`apps/server/testing/${program}`, {});
  if (child.stdout === null) throw new Error("The program has no output.");
  const [firstLine] = (await once(createInterface(child.stdout), "line")) as [string];
  return { firstLine, end: () => end(child) };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

/** Starts a server that knows of the outside what the variables say, and waits until it is ready. */
export async function startOwnServer(variables: Record<string, string>): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "castor-e2e-own-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = run("apps/server/src/main.ts", {
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DEMO: "off",
    RATE_LIMIT: "off",
    PUBLIC_SERVICES: "off",
    ...variables,
  });
  server.stdout?.resume();
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return {
    origin,
    dataDir,
    end: async () => {
      await end(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
