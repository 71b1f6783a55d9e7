import type { FileUsage } from "@castor/core/files/file.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { ZippedFile, ZippedFiles } from "./zipped-files.ts";

/** Why a file of a ZIP does not come: it is not in it, has no bytes or too many, or the account or the browser has no room for it. */
export type LeftReason = "missing" | "empty" | "tooLarge" | "noRoom" | "tooMuch";

/** What of the files in a ZIP comes along. */
export interface FilePlan {
  taken: readonly ZippedFile[];
  left: ReadonlyMap<LeftReason, readonly string[]>;
  /** The largest file that the server takes; null while it is not known. */
  fileLimit: number | null;
}

/** What an account may have still; null while that is not known. Then the server judges each file. */
type Room = Pick<FileUsage, "bytes" | "limit" | "fileLimit"> | null;

/**
 * Takes the files in their order as far as there is room, so that it is said before the import which do not come. `waiting`: what waits
 * for its upload already.
 */
export function planFiles(
  { files, missing }: ZippedFiles,
  room: Room,
  waiting: readonly { bytes: number }[],
): FilePlan {
  const taken: ZippedFile[] = [];
  const left = new Map<LeftReason, string[]>();
  const leave = (reason: LeftReason, name: string) =>
    left.set(reason, [...(left.get(reason) ?? []), name]);
  for (const name of missing) leave("missing", name);
  const waitingBytes = waiting.reduce((sum, upload) => sum + upload.bytes, 0);
  let bytes = 0;
  const reasonAgainst = (size: number): LeftReason | null => {
    if (size === 0) return "empty";
    if (room && size > room.fileLimit) return "tooLarge";
    if (room && room.bytes + bytes + size > room.limit) return "noRoom";
    const isTooMuch =
      waiting.length + taken.length >= fileLimits.waitingUploads ||
      waitingBytes + bytes + size > fileLimits.waitingBytes;
    return isTooMuch ? "tooMuch" : null;
  };
  for (const file of files) {
    const reason = reasonAgainst(file.bytes);
    if (reason !== null) {
      leave(reason, file.name);
      continue;
    }
    bytes += file.bytes;
    taken.push(file);
  }
  return { taken, left, fileLimit: room?.fileLimit ?? null };
}
