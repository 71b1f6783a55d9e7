import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort } from "../servers/free-port.ts";
import { findPostgresPrograms, postgresMissing } from "./find-postgres.ts";

const run = promisify(execFile);
const startLimitMs = 30_000;

/** Test data is thrown away, so no write waits for the disk. Many small pools share the server. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  shared_buffers: "64MB",
  listen_addresses: "127.0.0.1",
};

/**
 * Runs PostgreSQL until its standard input closes. The tests hold that open, so that PostgreSQL stops and its folder, when
 * one is named, is removed however they end, kill -9 included.
 * Each line on standard input starts the server again after it was stopped.
 */
const keeper = `
trap '' INT TERM HUP
folder=$1; shift
run() { "$@" >/dev/null & server=$!; echo $server; }
run "$@"
while read -r _; do wait $server; run "$@"; done
kill -INT $server; wait $server
[ -n "$folder" ] && rm -rf "$folder"
`;

/** The account that PostgreSQL runs as, and the command that switches to it. */
interface Account {
  uid: number;
  gid: number;
  command: string[];
}

export interface RunningPostgres {
  url: string;
  /** Its data are in `data` of this folder. */
  folder: string;
  /** The server's own process; its children are the backends. */
  pid(): number;
  /** Starts a server that was stopped by a signal on the same data and port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL on a free port, with UTF-8 text: in a temporary folder, or in the folder that keeps its data.
 */
export async function startPostgres(
  more: Record<string, string> = {},
  kept: string | null = null,
): Promise<RunningPostgres> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error(postgresMissing);
  const account = findUnprivilegedAccount();
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "castor-postgres-")));
  // What a kept folder holds may have been written by root.
  if (account.command.length > 0)
    await run("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  const data = join(folder, "data");
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const initdb = [
    ...account.command,
    join(programs, "initdb"),
    ...["--pgdata", data, "--username", "castor", "--auth", "trust"],
    ...["--encoding", "UTF8", `--locale=${locale}`, "--no-sync"],
  ];
  if (!existsSync(data)) await run("env", initdb, { cwd: folder });

  const port = await findFreePort();
  const options = { ...settings, ...more, port: String(port), unix_socket_directories: folder };
  const server = spawn(
    "sh",
    [
      ...[
        "-c",
        keeper,
        "keeper",
        kept ? "" : folder,
        ...account.command,
        join(programs, "postgres"),
      ],
      ...["-D", data],
      ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { cwd: folder, stdio: ["pipe", "pipe", "pipe"] },
  );
  const url = `postgres://castor@127.0.0.1:${port}/postgres`;
  const stop = () => stopPostgres(server, kept ? null : folder);
  const lines = createInterface(server.stdout);
  let pid = 0;
  const untilStarted = async () => {
    const [line] = (await once(lines, "line")) as [string];
    pid = Number(line);
    await waitUntilReady(url, server);
  };
  try {
    await untilStarted();
  } catch (error) {
    await stop();
    throw error;
  }
  const startAgain = () => {
    server.stdin.write("start\n");
    return untilStarted();
  };
  return { url, folder, pid: () => pid, startAgain, stop };
}

async function stopPostgres(server: ChildProcess, folder: string | null): Promise<void> {
  server.stdin?.end();
  if (server.exitCode === null) await once(server, "exit");
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** PostgreSQL refuses to run as root. Root runs it as the account of Debian's package, else as nobody. */
function findUnprivilegedAccount(): Account {
  const { uid: ownUid, gid: ownGid } = userInfo();
  if (ownUid !== 0) return { uid: ownUid, gid: ownGid, command: [] };
  const name = ["postgres", "nobody"].find((candidate) => {
    try {
      execFileSync("id", ["-u", candidate], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
  if (!name) throw new Error("PostgreSQL cannot run as root, and there is no account to run it.");
  const uid = Number(execFileSync("id", ["-u", name], { encoding: "utf8" }));
  const gid = Number(execFileSync("id", ["-g", name], { encoding: "utf8" }));
  const command = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  return { uid, gid, command };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  let log = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    log = (log + chunk).slice(-4000);
  });
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL does not start:\n${log}`, { cause: error });
      await wait(50);
    }
  }
}
