import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../free-port.ts";

const startMs = 60_000;
const pollMs = 100;

/** A server with its own data that a journey may kill and start again at the same address. */
export interface KillableServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Kills the process at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it, unless it runs, with these variables beside its own; resolves when it answers. */
  start(more?: Record<string, string>): Promise<void>;
  /** Kills it and removes its data. */
  end(): Promise<void>;
}

/** Starts a server and waits until it answers. */
export async function startKillableServer(
  variables: Record<string, string> = {},
): Promise<KillableServer> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "castor-e2e-killable-"));
  const environment = {
    PATH: process.env.PATH,
    ...{ DEMO: "off", PUBLIC_SERVICES: "off", RATE_LIMIT: "off" },
    ...{ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir },
    ...variables,
  };
  let running: ChildProcess | null = null;

  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async (more: Record<string, string> = {}) => {
    if (running) return;
    const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
      env: { ...environment, ...more },
      stdio: ["ignore", "ignore", "inherit"],
    });
    running = child;
    const until = Date.now() + startMs;
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error("The server does not start.");
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  const kill = async () => {
    const child = running;
    running = null;
    if (!child) return;
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  };
  const end = async () => {
    await kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  await start();
  return { origin, dataDir, kill, start, end };
}
