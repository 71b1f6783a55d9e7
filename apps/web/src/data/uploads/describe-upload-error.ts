import { currentWords } from "../../i18n/words.ts";
import type { UploadEntry } from "./upload-entry.ts";

/** Why an upload waits for its author, in words. */
export function describeUploadError({ error }: Pick<UploadEntry, "error">): string {
  const words = currentWords("files");
  switch (error?.code) {
    case "BYTES_GONE":
      return words("files.errors.bytesGone");
    case "STORAGE_FULL":
      return words("files.errors.diskFull");
    case "NOT_FOUND":
    case "FORBIDDEN":
      return words("files.errors.gone");
    default:
      // What the server says of a quota or a size is exact.
      return error?.message || words("files.errors.other");
  }
}
