import { join } from "node:path";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { dataFiles } from "../db/data-files.ts";
import type { Database } from "../db/database.ts";
import { markLooseFiles } from "../files/mark-loose-files.ts";
import { openStorage, type StorageConfig } from "../files/storage/open-storage.ts";
import { sweepBlobs } from "../files/sweep-blobs.ts";
import { PartFiles } from "../files/uploads/part-files.ts";

const hourMs = 3_600_000;

/** Marks files that stand nowhere, and removes contents of files that no trip needs, and parts of uploads that nobody has sent to for a day. */
export async function tidyFiles(config: StorageConfig, database: Database, now: Date) {
  await markLooseFiles(database, now);
  await sweepBlobs(database, openStorage(config), now);
  const before = new Date(now.getTime() - fileLimits.uploadHours * hourMs);
  await new PartFiles(join(config.dataDir, dataFiles.parts)).removeOlder(before);
}
