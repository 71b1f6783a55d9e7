import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rm,
  stat,
  writeFile,
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
   * Writes bytes from an offset on, as fast as the disk takes them. What came before its sender broke off is written, and stays. Throws
   * `PAYLOAD_TOO_LARGE` where the upload gets longer than `length`, and `STORAGE_FULL` when the disk is full: then nothing of
   * these bytes stays. The body is not closed, so that its sender can read an answer.
   */
  async write(id: string, body: Readable, { offset, length }: { offset: number; length: number }) {
    await namingFullDisk(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const file = await open(this.#fileOf(id), constants.O_RDWR | constants.O_CREAT, 0o600);
      const writer = new BatchWriter(file, offset);
      try {
        for await (const piece of body.iterator({ destroyOnReturn: false })) {
          if (writer.end + piece.length > length)
            throw new AppError("PAYLOAD_TOO_LARGE", { words: "uploadTooLong" });
          await writer.add(piece);
        }
        await writer.flush();
      } catch (error) {
        // Room for others, and for the next try.
        if (fullDisk.includes(systemCode(error)))
          await file.truncate(offset).catch(() => undefined);
        else await writer.flush();
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

  /** Something that the server has made, or reads, as long as it is needed. Answers its path. */
  async save(id: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
    const file = this.#fileOf(id);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await namingFullDisk(() => writeFile(file, content, { mode: 0o600 }));
    return file;
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

/** Bytes that are written together. */
const writeAtOnce = 262_144;

/** Writes pieces together: a network brings them in some 64 kB, and each write is a way to another thread. */
class BatchWriter {
  readonly #file: FileHandle;
  readonly #batch = Buffer.allocUnsafe(writeAtOnce);
  #written: number;
  #held = 0;

  constructor(file: FileHandle, offset: number) {
    this.#file = file;
    this.#written = offset;
  }

  /** Where the next piece goes. */
  get end(): number {
    return this.#written + this.#held;
  }

  async add(piece: Buffer): Promise<void> {
    for (let taken = 0; taken < piece.length; ) {
      const bytes = piece.copy(this.#batch, this.#held, taken);
      taken += bytes;
      this.#held += bytes;
      if (this.#held === writeAtOnce) await this.flush();
    }
  }

  async flush(): Promise<void> {
    for (let done = 0; done < this.#held; ) {
      const left = this.#held - done;
      const { bytesWritten } = await this.#file.write(
        this.#batch,
        done,
        left,
        this.#written + done,
      );
      done += bytesWritten;
    }
    this.#written += this.#held;
    this.#held = 0;
  }
}

function ignoreMissing(error: unknown): null {
  if (systemCode(error) === "ENOENT") return null;
  throw error;
}
