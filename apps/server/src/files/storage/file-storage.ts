/** Where the contents of files are, by their SHA-256 in hexadecimal. The same content is there once. */
export interface FileStorage {
  /**
   * Takes a local file, whose content has this hash. When it resolves, the content is whole and on the disk. The local file
   * is gone then. Throws `STORAGE_FULL` when there is no room, and leaves nothing half there.
   */
  put(hash: string, localFile: string): Promise<void>;
  /** The bytes from `start` to `end`, both inclusive; null when the content is not there. */
  open(hash: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** Its size in bytes; null when it is not there. */
  size(hash: string): Promise<number | null>;
  /** Also when it is not there. */
  remove(hash: string): Promise<void>;
  /** The hashes of all contents, in no order. */
  list(): AsyncIterable<string>;
}
