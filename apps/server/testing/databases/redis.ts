import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../servers/free-port.ts";
import { findRedisServer, redisMissing } from "./find-redis.ts";

const startLimitMs = 20_000;

/**
 * Runs Redis until its standard input closes. The tests hold that open, so that Redis is killed and its folder is
 * removed however they end, kill -9 included.
 */
const keeper = `
trap '' INT TERM HUP
folder=$1; shift
"$@" >/dev/null & server=$!
echo $server
read -r _
exec 2>/dev/null
kill -KILL $server; wait $server
rm -rf "$folder"
`;

export interface RunningRedis {
  url: string;
  port: number;
  /** Suspends it: it accepts connections and answers none, as when its machine hangs. */
  hang(): void;
  goOn(): void;
  /** Kills it. Its data is lost. */
  kill(): Promise<void>;
}

/** Starts a Redis that stores nothing on disk, on a free port by default. The port of a killed one can be given again. */
export async function startRedis(
  options: { port?: number; password?: string } = {},
): Promise<RunningRedis> {
  const program = findRedisServer();
  if (program === undefined) throw new Error(redisMissing);
  const { port = await findFreePort(), password } = options;
  const folder = await mkdtemp(join(tmpdir(), "castor-redis-"));
  const settings = { port: String(port), bind: "127.0.0.1", save: "", appendonly: "no" };
  const args = Object.entries({
    ...settings,
    dir: folder,
    ...(password && { requirepass: password }),
  });
  const keeping = spawn(
    "sh",
    [
      "-c",
      keeper,
      "keeper",
      folder,
      program,
      ...args.flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { cwd: folder, stdio: ["pipe", "pipe", "inherit"] },
  );
  const kill = () => killRedis(keeping, folder);
  try {
    const [pid] = (await once(createInterface(keeping.stdout), "line")) as [string];
    await waitUntilReady(port, keeping);
    return {
      url: `redis://${password === undefined ? "" : `:${password}@`}127.0.0.1:${port}`,
      port,
      hang: () => process.kill(Number(pid), "SIGSTOP"),
      goOn: () => process.kill(Number(pid), "SIGCONT"),
      kill,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function killRedis(keeping: ChildProcess, folder: string): Promise<void> {
  keeping.stdin?.end();
  if (keeping.exitCode === null) await once(keeping, "exit");
  await rm(folder, { recursive: true, force: true });
}

async function waitUntilReady(port: number, keeping: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (!(await answers(port))) {
    if (keeping.exitCode !== null || Date.now() > deadline)
      throw new Error("Redis does not start.");
    await wait(10);
  }
}

/** True when it answers anything: with a password it refuses PING. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("data", () => finish(true)).once("error", () => finish(false));
  });
}
