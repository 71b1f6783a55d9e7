import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { dataFiles } from "../db/data-files.ts";
import type { Database } from "../db/database.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { PartFiles } from "../files/uploads/part-files.ts";
import { Uploads } from "../files/uploads/uploads.ts";

export type Files = ReturnType<typeof openFiles>;

/** The files of trips: where their contents are, and how they come in. `storage` is another one in tests. */
export function openFiles(
  { dataDir, files: figures }: Pick<Config, "dataDir" | "files">,
  database: Database,
  storage: FileStorage = new DiskStorage(join(dataDir, dataFiles.files)),
) {
  const parts = new PartFiles(join(dataDir, dataFiles.parts));
  const uploads = new Uploads({ database, storage, parts, figures, now: () => new Date() });
  return { storage, uploads, figures };
}
