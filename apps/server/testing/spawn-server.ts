import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const startLimitMs = 20_000;

/** What a process that ended by itself left. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A real server process, as `npm start` runs it. */
export interface SpawnedServer {
  origin: string;
  process: ChildProcess;
  output(): string;
  /** Resolves when it has ended, with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function run(environment: Record<string, string>, ...command: string[]) {
  const child = spawn(process.execPath, [main, ...command], {
    env: { PATH: process.env.PATH, DEMO: "off", PUBLIC_SERVICES: "off", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    texts.stderr += chunk;
  });
  return { child, texts };
}

/** Runs the server's program until it ends by itself. */
export async function runToEnd(
  environment: Record<string, string>,
  ...command: string[]
): Promise<Ended> {
  const { child, texts } = run(environment, ...command);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...texts };
}

/** Starts the server on a free port and waits until it answers. */
export async function spawnServer(environment: Record<string, string>): Promise<SpawnedServer> {
  const port = await findFreePort();
  const { child, texts } = run({
    RATE_LIMIT: "off",
    HOST: "127.0.0.1",
    ...environment,
    PORT: String(port),
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const isAlive = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAlive) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server does not start:\n${texts.stderr}`);
    await wait(20);
  }
  return {
    origin,
    process: child,
    output: () => texts.stdout + texts.stderr,
    end: async (signal) => {
      const closed = once(child, "close");
      child.kill(signal);
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}
