import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemCode } from "../../process/start-failure.ts";
import { type FileStorage, namesOf } from "./file-storage.ts";
import { namingFullDisk } from "./full-disk.ts";

/** A hash, maybe with what tells a picture of it. */
const contentName = /^([0-9a-f]{64})(?:\.[a-z]{1,10})?$/;

/** Contents as files of a folder, `ab/<hash>`, and pictures of them beside each. Local files that it takes must be on the same file system. */
export class DiskStorage implements FileStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The content gets its name when all of it is on the disk, so that a name always means a whole content. */
  put(name: string, localFile: string): Promise<void> {
    const file = this.#fileOf(name);
    return namingFullDisk(async () => {
      await syncPath(localFile);
      await mkdir(dirname(file), { recursive: true });
      await rename(localFile, file);
      await syncPath(dirname(file));
      await syncPath(this.#folder);
    });
  }

  async open(name: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | null> {
    const file = await orNull(open(this.#fileOf(name)));
    return file?.createReadStream({ start, end, highWaterMark: readAtOnce }) ?? null;
  }

  pathOf(name: string): string {
    return this.#fileOf(name);
  }

  async size(name: string): Promise<number | null> {
    return (await orNull(stat(this.#fileOf(name))))?.size ?? null;
  }

  async remove(hash: string): Promise<void> {
    for (const name of namesOf(hash)) await rm(this.#fileOf(name), { force: true });
  }

  async removeRendition(name: string): Promise<void> {
    await rm(this.#fileOf(name), { force: true });
  }

  async *list(): AsyncGenerator<string> {
    const folder = await orNull(opendir(this.#folder));
    if (folder === null) return;
    for await (const { name } of folder) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue;
      for await (const entry of await opendir(join(this.#folder, name))) {
        const hash = contentName.exec(entry.name)?.[1];
        if (hash !== undefined) yield hash;
      }
    }
  }

  #fileOf(name: string): string {
    if (!contentName.test(name)) throw new Error("This is no name of a content.");
    return join(this.#folder, name.slice(0, 2), name);
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
