import { Inflate } from "fflate";
import { ImportError, refuse } from "../import-error.ts";
import { importLimits, megabytesOf } from "../import-limits.ts";
import type { ArchiveEntry } from "./list-entries.ts";

/** A piece of this size inflates to 16 MB at most (deflate packs 1:1032); then what came out of it is counted. */
const pieceBytes = 16_384;

/**
 * Unpacks files of an archive, all of them together within the limit. What comes out is counted while it comes, whatever the
 * archive says of its sizes.
 */
export class Unpacker {
  #left: number = importLimits.textBytes;

  unpack({ isEncrypted, method, packed }: ArchiveEntry): Uint8Array {
    if (isEncrypted) refuse({ code: "encrypted" });
    if (method === 0) return this.#take([packed]);
    if (method !== 8) return refuse({ code: "unknownFormat" });
    const chunks: Uint8Array[] = [];
    const inflate = new Inflate((chunk) => {
      this.#count(chunk.length);
      chunks.push(chunk);
    });
    try {
      for (let offset = 0; offset === 0 || offset < packed.length; offset += pieceBytes)
        inflate.push(
          packed.subarray(offset, offset + pieceBytes),
          offset + pieceBytes >= packed.length,
        );
    } catch (error) {
      if (error instanceof ImportError) throw error;
      refuse({ code: "broken", format: "zip", line: 0 });
    }
    return join(chunks);
  }

  #take(chunks: readonly Uint8Array[]): Uint8Array {
    for (const { length } of chunks) this.#count(length);
    return join(chunks);
  }

  #count(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0)
      refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.textBytes) });
  }
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
