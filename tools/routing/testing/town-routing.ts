import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../apps/server/testing/servers/free-port.ts";
import { osmTown } from "../../geodata/testing/osm-town.ts";
import { type OsmData, writeOsmPbf } from "../../geodata/testing/write-osm-pbf.ts";
import { findValhalla } from "../src/find-valhalla.ts";

const program = fileURLToPath(new URL("../../../scripts/routing.mjs", import.meta.url));

/** Why the sidecar cannot be tested on this machine; null when it can. */
export const routingMissing = findTrouble();

function findTrouble(): string | null {
  try {
    findValhalla();
    return null;
  } catch (error) {
    return `NOT TRIED: ways by the sidecar. ${error instanceof Error ? error.message : error}`;
  }
}

/** The sidecar, running on the authored town with its own data folder. */
export interface TownRouting {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Runs `npm run data:routing` on this file. */
  build(extract: string): Promise<{ code: number | null; stderr: string }>;
  write(data: OsmData): string;
  /** Returns its exit code, or the signal that ended it. */
  stop(): Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

function run(environment: Record<string, string>, ...args: string[]) {
  return spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Starts the sidecar. Another process may have taken the free port meanwhile: then it tries another one. */
async function serve(dataDir: string, tries = 3) {
  const port = await findFreePort();
  const child = run({ DATA_DIR: dataDir, ROUTING_PORT: String(port) }, "serve");
  // It prints its address, or why it cannot start.
  const said = await Promise.race([once(child.stdout, "data"), text(child.stderr)]);
  if (typeof said !== "string") return { port, child };
  if (tries === 1 || !said.includes("EADDRINUSE")) throw new Error(said);
  return serve(dataDir, tries - 1);
}

export async function startTownRouting(): Promise<TownRouting> {
  const dataDir = mkdtempSync(join(tmpdir(), "castor-routing-"));
  const build: TownRouting["build"] = async (extract) => {
    const child = run({ DATA_DIR: dataDir }, "build", extract);
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
    return { code: code as number | null, stderr };
  };
  const write = (data: OsmData) => {
    const file = join(dataDir, "town.osm.pbf");
    writeOsmPbf(file, data);
    return file;
  };
  const built = await build(write(osmTown));
  if (built.code !== 0) throw new Error(built.stderr);
  const { port, child } = await serve(dataDir);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    build,
    write,
    stop: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      const ended = hasEnded ? null : once(child, "close");
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return [child.exitCode, child.signalCode];
    },
  };
}
