import { type FileHandle, open } from "node:fs/promises";

/**
 * The write-ahead log of an embedded database. `sync` brings what was committed to the disk. SQLite does the same within
 * `commit` under `synchronous = full`, but there the event loop waits for the disk.
 */
export class WriteAheadLog {
  readonly #file: string;
  #handle: FileHandle | undefined;

  /** SQLite makes the log with the first commit. It stays the same file while a connection is open. */
  constructor(databaseFile: string) {
    this.#file = `${databaseFile}-wal`;
  }

  async sync(): Promise<void> {
    // Windows flushes only what is open for writing.
    this.#handle ??= await open(this.#file, "r+");
    await this.#handle.datasync();
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
  }
}
