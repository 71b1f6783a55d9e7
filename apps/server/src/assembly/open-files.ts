import { join } from "node:path";
import { dataFiles } from "../db/data-files.ts";
import type { Database } from "../db/database.ts";
import { Renditions } from "../files/renditions/renditions.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { openStorage, type StorageConfig } from "../files/storage/open-storage.ts";
import { OwnFiles } from "../files/uploads/own-files.ts";
import { PartFiles } from "../files/uploads/part-files.ts";
import { Uploads } from "../files/uploads/uploads.ts";
import { createClamdScanner } from "../outside/scanning/clamd.ts";

export type Files = ReturnType<typeof openFiles>;

/** The files of trips: where their contents are, how they come in, and what is made of them. `storage` is another one in tests. */
export function openFiles(
  config: StorageConfig,
  database: Database,
  storage: FileStorage = openStorage(config),
) {
  const { dataDir, files: figures } = config;
  const parts = new PartFiles(join(dataDir, dataFiles.parts));
  const scan = figures.clamdUrl === undefined ? null : createClamdScanner(figures.clamdUrl);
  const uploading = { database, storage, parts, figures, scan, now: () => new Date() };
  const [uploads, own] = [new Uploads(uploading), new OwnFiles(uploading)];
  const renditions = new Renditions({ storage, parts });
  return { storage, uploads, own, renditions, figures };
}
