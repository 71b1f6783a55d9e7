import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const list = "files.json";

/** The files that a build wrote; none when there was no build. */
async function readList(folder: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(join(folder, list), "utf8"));
  } catch {
    return [];
  }
}

/**
 * Removes what belongs to neither the new build nor the one before it, which a server may be running: it loads parts later
 * (docs/decisions/079). `written`: the names of the new build's files.
 */
export async function keepTwoBuilds(folder: string, written: readonly string[]): Promise<void> {
  const kept = new Set([list, ...written, ...(await readList(folder))]);
  const old = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
  await writeFile(join(folder, list), JSON.stringify(written));
}
