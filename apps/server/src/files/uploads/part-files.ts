import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rm,
  stat,
} from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { AppError } from "@castor/core/errors.ts";
import { systemCode } from "../../process/start-failure.ts";
import { fullDisk, namingFullDisk } from "../storage/full-disk.ts";

/** What has come of uploads, each in a file of a folder. How much has come of one is the size of its file. */
export class PartFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** How many bytes have come. */
  async size(id: string): Promise<number> {
    const found = await stat(this.#fileOf(id)).catch(ignoreMissing);
    return found?.size ?? 0;
  }

  /**
   * Writes bytes from an offset on, as fast as the disk takes them. What came before its sender broke off stays. Throws
   * `PAYLOAD_TOO_LARGE` where the upload gets longer than `length`, and `STORAGE_FULL` when the disk is full: then nothing of
   * these bytes stays. The body is not closed, so that its sender can read an answer.
   */
  async write(id: string, body: Readable, { offset, length }: { offset: number; length: number }) {
    await namingFullDisk(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const file = await open(this.#fileOf(id), constants.O_RDWR | constants.O_CREAT, 0o600);
      try {
        let position = offset;
        for await (const piece of body.iterator({ destroyOnReturn: false })) {
          if (position + piece.length > length)
            throw new AppError("PAYLOAD_TOO_LARGE", { words: "uploadTooLong" });
          await writeWhole(file, piece, position);
          position += piece.length;
        }
      } catch (error) {
        // Room for others, and for the next try.
        if (fullDisk.includes(systemCode(error)))
          await file.truncate(offset).catch(() => undefined);
        throw error;
      } finally {
        await file.close();
      }
    });
  }

  /** A copy of what has come, under a name of its own: nobody who still sends writes into it. */
  async copy(id: string, copyId: string): Promise<string> {
    const copied = join(this.#folder, `${id}.${copyId}`);
    try {
      await namingFullDisk(() => copyFile(this.#fileOf(id), copied, constants.COPYFILE_FICLONE));
    } catch (error) {
      await rm(copied, { force: true });
      throw error;
    }
    return copied;
  }

  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  /** Removes what nobody has written to since an instant. */
  async removeOlder(before: Date): Promise<void> {
    for (const name of (await readdir(this.#folder).catch(ignoreMissing)) ?? []) {
      const found = await stat(this.#fileOf(name)).catch(ignoreMissing);
      if (found && found.mtime < before) await this.remove(name);
    }
  }

  #fileOf(id: string): string {
    return join(this.#folder, id);
  }
}

async function writeWhole(file: FileHandle, piece: Buffer, position: number): Promise<void> {
  for (let done = 0; done < piece.length; ) {
    const { bytesWritten } = await file.write(piece, done, piece.length - done, position + done);
    done += bytesWritten;
  }
}

function ignoreMissing(error: unknown): null {
  if (systemCode(error) === "ENOENT") return null;
  throw error;
}
