import type { FileHandle } from "node:fs/promises";
import type { Source } from "pmtiles";

/** Directories and metadata of a map of the planet are some hundred kilobytes. A file that claims more is invalid. */
const pieceBytesMax = 16 * 1_048_576;

/** Reads ranges of a file for the library, up to a limit. */
export class FileSource implements Source {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  getKey() {
    return "file";
  }

  async getBytes(offset: number, length: number) {
    if (!(length >= 0 && length <= pieceBytesMax)) throw new Error("it is damaged");
    const data = new ArrayBuffer(length);
    const { bytesRead } = await this.#file.read(new Uint8Array(data), 0, length, offset);
    return { data: data.slice(0, bytesRead) };
  }
}
