import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../apps/server/testing/servers/free-port.ts";
import { isServed, waitUntilServed } from "../apps/server/testing/servers/wait-until-served.ts";
import { checkout } from "../scripts/process/checkout.mjs";

const limitMs = 60_000;
const pollMs = 5;

/** The product as `npm start` runs it, on its own port with its own data folder. */
export class RunningServer {
  readonly url: string;
  /** From the command to the first 200 of `/api/health`. */
  readonly startSeconds: number;
  readonly #npm: ChildProcess;
  readonly #kill: () => void;

  private constructor(url: string, startSeconds: number, npm: ChildProcess, kill: () => void) {
    this.url = url;
    this.startSeconds = startSeconds;
    this.#npm = npm;
    this.#kill = kill;
  }

  /** Starts it on a free port by the command; `PORT` names another one. */
  static async start(
    dataDir: string,
    environment: Record<string, string> = {},
    [program, ...args]: readonly [string, ...string[]] = ["npm", "start"],
  ): Promise<RunningServer> {
    const port = Number(environment.PORT ?? (await findFreePort()));
    const url = `http://localhost:${port}`;
    const begun = performance.now();
    const npm = spawn(program, args, {
      cwd: checkout,
      env: { ...makeEnvironment(dataDir, port), ...environment },
      stdio: ["ignore", "ignore", "inherit"],
      // Its own process group, so that a signal reaches the server behind npm, as Ctrl-C does.
      detached: true,
    });
    const kill = () => killGroup(npm);
    process.once("exit", kill);
    const isEnded = () => npm.exitCode !== null;
    await waitUntilServed(healthOf(url), { isEnded, limitMs, pollMs });
    return new RunningServer(url, (performance.now() - begun) / 1000, npm, kill);
  }

  /** The resident memory of the server's process, without npm's. */
  measureMegabytes(): number {
    return Number(this.#findServer().kilobytes) / 1024;
  }

  /** The time that the server's process has had a processor for, in hundredths of a second. Linux alone tells it. */
  measureProcessorSeconds(): number {
    const stat = readFileSync(`/proc/${this.#findServer().pid}/stat`, "utf8");
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return (user + system) / 100;
  }

  #findServer() {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" });
    const processes = table
      .trim()
      .split("\n")
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? [])
      .map(([pid, parent, kilobytes, args = ""]) => ({ pid, parent, kilobytes, args }));
    const family = new Set([String(this.#npm.pid)]);
    for (const { pid, parent } of processes) if (pid && family.has(parent ?? "")) family.add(pid);
    // An older Node starts the pinned one, which is the server.
    const server = processes.findLast(
      ({ pid, args }) =>
        family.has(pid ?? "") && /^\S*node\S* (?:--\S+ )*\S*scripts\/start\.mjs/.test(args),
    );
    if (server === undefined) throw new Error("The server's process is not to be found.");
    return server;
  }

  async stop(): Promise<void> {
    const ended = once(this.#npm, "exit");
    this.#kill();
    process.off("exit", this.#kill);
    await ended;
    // npm may end before the server behind it has closed its database.
    while (await isServed(healthOf(this.url))) await wait(pollMs);
  }
}

const healthOf = (url: string) => `${url}/api/health`;

/** Does what Ctrl-C does in a terminal. */
function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGINT");
}

function makeEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(delimiter);
  return {
    ...process.env,
    // The installed npm and its Node, not the Node that is pinned here.
    PATH: path.filter((folder) => !folder.includes("node_modules")).join(delimiter),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    REDIS_URL: "",
    SMTP_URL: "",
    RATE_LIMIT: "off",
    PUBLIC_SERVICES: "off",
  };
}
