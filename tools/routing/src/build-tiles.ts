import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Valhalla } from "./find-valhalla.ts";
import { RoutingFailure, reasonOf } from "./routing-failure.ts";
import { valhallaConfig } from "./valhalla-config.ts";

export interface TileBuild {
  extract: string;
  dataDir: string;
  valhalla: Valhalla;
  /** Called with lines for the operator. */
  say: (line: string) => void;
}

/** The folder of the tiles in use. */
export const tileFolder = (dataDir: string) => join(dataDir, "routing");

/** The disk space that a build needs, in bytes for each byte of the extract. */
const bytesPerByte = 4;
const keptLines = 200;

/** Makes tiles of an OpenStreetMap extract in a new folder, then replaces the old ones. Throws a `RoutingFailure`. */
export async function buildTiles({ extract, dataDir, valhalla, say }: TileBuild): Promise<void> {
  const bytes = await measure(extract);
  const folder = tileFolder(dataDir);
  const aside = `${folder}.new.${process.pid}`;
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once("SIGINT", abort).once("SIGTERM", abort);
  try {
    await mkdir(dataDir, { recursive: true });
    await clearLeftovers(dataDir);
    await mkdir(aside);
    await requireSpace(extract, bytes, dataDir);
    say(`Creation ways of ${extract} (${toMegabytes(bytes)}) ...`);
    await runBuilder({ extract, aside, program: valhalla.tileBuilder }, stop.signal);
    const tiles = globSync("**/*.gph", { cwd: aside });
    if (tiles.length === 0) throw unusable(extract, "holds no road");
    await swap(aside, folder);
    say(`Ways can be found now (${tiles.length} tiles in ${folder}).`);
  } catch (error) {
    if (error instanceof RoutingFailure) throw error;
    throw new RoutingFailure(`${folder} cannot be written (${reasonOf(error)}).`);
  } finally {
    process.off("SIGINT", abort).off("SIGTERM", abort);
    await rm(aside, { recursive: true, force: true });
  }
}

const unusable = (extract: string, reason: string) =>
  new RoutingFailure(`${extract} ${reason}; nothing was changed.`);

const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function measure(extract: string): Promise<number> {
  const found = await stat(extract).catch((error: unknown) => {
    const code = reasonOf(error);
    throw unusable(extract, code === "ENOENT" ? "is not there" : `cannot be read (${code})`);
  });
  if (!found.isFile()) throw unusable(extract, "is no file");
  return found.size;
}

async function requireSpace(extract: string, bytes: number, dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (bytes * bytesPerByte > free)
    throw unusable(
      extract,
      `needs about ${toMegabytes(bytes * bytesPerByte)} of disk, and ${dataDir} has ${toMegabytes(free)}`,
    );
}

async function runBuilder(
  { extract, aside, program }: { extract: string; aside: string; program: string },
  signal: AbortSignal,
): Promise<void> {
  const config = join(aside, "valhalla.json");
  await writeFile(config, JSON.stringify(valhallaConfig(aside, true)));
  const child = spawn(program, ["-c", config, extract], {
    // The builder leaves lists in its working folder.
    cwd: aside,
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  let trouble: unknown;
  child.once("error", (error) => {
    trouble = error;
  });
  // After the signal it may still write for a moment. It has ended when its streams are closed.
  const ended = new Promise<string | null>((resolve) => {
    child.once("close", (code, killed) => resolve(code === 0 ? null : (killed ?? String(code))));
  });
  const [failure, out, errors] = await Promise.all([
    ended,
    readEnd(child.stdout),
    readEnd(child.stderr),
  ]);
  if (signal.aborted) throw unusable(extract, "was not read to its end");
  if (trouble !== undefined)
    throw new RoutingFailure(`${program} does not start (${reasonOf(trouble)}).`);
  if (failure === null) return;
  const [, broken] = /what\(\): +(.+)/.exec(`${out}\n${errors}`) ?? [];
  throw unusable(
    extract,
    broken === undefined
      ? `holds no roads that Valhalla can read (it ended with ${failure})`
      : `is broken, or no extract of OpenStreetMap as Valhalla reads them (${broken})`,
  );
}

/** Keeps the last lines of the builder's output: for a continent that is very long. */
async function readEnd(stream: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  let rest = "";
  for await (const chunk of stream) {
    const pieces = (rest + String(chunk)).split("\n");
    rest = pieces.pop() ?? "";
    lines.push(...pieces);
    lines.splice(0, lines.length - keptLines);
  }
  return [...lines, rest].join("\n");
}

async function swap(aside: string, folder: string): Promise<void> {
  const before = `${folder}.old.${process.pid}`;
  await rename(folder, before).catch((error: unknown) => {
    if (reasonOf(error) !== "ENOENT") throw error;
  });
  try {
    await rename(aside, folder);
  } catch (error) {
    await rename(before, folder).catch(() => null);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}

/** Removes the rests of killed builds. Restores tiles that one had moved away, where there are none. */
async function clearLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, kind, pid] = /^routing[.](new|old)[.](\d+)$/.exec(name) ?? [];
    if (kind === undefined || isAtWork(Number(pid))) continue;
    const leftover = join(dataDir, name);
    // Fails where there are tiles.
    if (kind === "old") await rename(leftover, tileFolder(dataDir)).catch(() => null);
    await rm(leftover, { recursive: true, force: true });
  }
}

function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return reasonOf(error) !== "ESRCH";
  }
}
