import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemCode } from "../../process/start-failure.ts";
import type { FileStorage } from "./file-storage.ts";
import { namingFullDisk } from "./full-disk.ts";

const hashName = /^[0-9a-f]{64}$/;

/** Contents as files of a folder, `ab/<hash>`. Local files that it takes must be on the same file system. */
export class DiskStorage implements FileStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The content gets its name when all of it is on the disk, so that a name always means a whole content. */
  put(hash: string, localFile: string): Promise<void> {
    const file = this.#fileOf(hash);
    return namingFullDisk(async () => {
      await syncPath(localFile);
      await mkdir(dirname(file), { recursive: true });
      await rename(localFile, file);
      await syncPath(dirname(file));
      await syncPath(this.#folder);
    });
  }

  async open(hash: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | null> {
    const file = await orNull(open(this.#fileOf(hash)));
    return file?.createReadStream({ start, end, highWaterMark: readAtOnce }) ?? null;
  }

  async size(hash: string): Promise<number | null> {
    return (await orNull(stat(this.#fileOf(hash))))?.size ?? null;
  }

  async remove(hash: string): Promise<void> {
    await rm(this.#fileOf(hash), { force: true });
  }

  async *list(): AsyncGenerator<string> {
    const folder = await orNull(opendir(this.#folder));
    if (folder === null) return;
    for await (const { name } of folder) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue;
      for await (const entry of await opendir(join(this.#folder, name)))
        if (hashName.test(entry.name)) yield entry.name;
    }
  }

  #fileOf(hash: string): string {
    if (!hashName.test(hash)) throw new Error("This is no hash.");
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

const readAtOnce = 262_144;

/** Null for what is not there. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Brings a file, or the names in a folder, to the disk. */
async function syncPath(path: string): Promise<void> {
  const opened = await open(path);
  await opened.sync().finally(() => opened.close());
}
