import { once } from "node:events";
import type { loadFilesOf } from "../files/file-store.ts";

type StoredFiles = Awaited<ReturnType<typeof loadFilesOf>>;
type StoredFile = StoredFiles extends ReadonlyMap<string, infer File> ? File : never;

/** Reads a photo as JPEG, without metadata; null for what has no picture. */
export type ReadJpeg = (file: StoredFile, caller: string) => Promise<Uint8Array | null>;

/** What is not made by then is left out, and what is more: all of them are in memory. */
const waitMs = 20_000;
const mostBytes = 24_000_000;

export interface WantedPhotos {
  /** In their order, each once. */
  fileIds: Iterable<string>;
  files: StoredFiles;
  caller: string;
}

/** Photos for a file that somebody downloads, by the id of their file: the pictures of decision 136. */
export async function loadPhotos(
  readJpeg: ReadJpeg,
  { fileIds, files, caller }: WantedPhotos,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  const isOver = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  const over = once(isOver, "abort").then(() => null);
  let bytes = 0;
  for (const fileId of new Set(fileIds)) {
    if (isOver.aborted || bytes > mostBytes) break;
    const file = files.get(fileId);
    // One that waits for its turn is made all the same, for the next time.
    const jpeg = file && (await Promise.race([over, readJpeg(file, caller).catch(() => null)]));
    if (!jpeg) continue;
    bytes += jpeg.length;
    loaded.set(fileId, jpeg);
  }
  return loaded;
}
