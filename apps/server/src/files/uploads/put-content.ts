import { AppError } from "@castor/core/errors.ts";
import type { Database } from "../../db/database.ts";
import type { ScanFile } from "../../outside/scanning/clamd.ts";
import { noteComingBlob } from "../loose-blob-store.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { readContent } from "./read-content.ts";

export interface ContentParts {
  database: Database;
  storage: FileStorage;
  /** Null where nothing is scanned. */
  scan: ScanFile | null;
  now(): Date;
}

/** A content that is in the storage. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/**
 * Puts a local file into the storage once it is judged. A row has to name it within an hour. `bytes` is what it is to have. A scanner
 * that is away throws what may become well later.
 */
export async function putContent(
  file: string,
  bytes: number,
  { database, storage, scan, now }: ContentParts,
): Promise<Content> {
  const content = await readContent(file);
  if (content.bytes !== bytes) throw new AppError("CONFLICT", { words: "uploadIsElsewhere" });
  const verdict = (await scan?.(file)) ?? "clean";
  if (verdict === "infected") throw new AppError("VALIDATION_FAILED", { words: "fileInfected" });
  if (verdict === "unknown") throw new AppError("VALIDATION_FAILED", { words: "fileNotScanned" });
  await database.write((queries) => noteComingBlob(queries, content.hash, now()));
  await storage.put(content.hash, file);
  return content;
}
