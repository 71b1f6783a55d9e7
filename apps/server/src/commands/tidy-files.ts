import { join } from "node:path";
import { limits } from "@castor/core/limits.ts";
import { dataFiles } from "../db/data-files.ts";
import type { Database } from "../db/database.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { sweepBlobs } from "../files/sweep-blobs.ts";
import { PartFiles } from "../files/uploads/part-files.ts";

const hourMs = 3_600_000;

/** Removes contents of files that no trip needs, and parts of uploads that nobody has sent to for a day. */
export async function tidyFiles(dataDir: string, database: Database, now: Date): Promise<void> {
  await sweepBlobs(database, new DiskStorage(join(dataDir, dataFiles.files)), now);
  const before = new Date(now.getTime() - limits.uploadHours * hourMs);
  await new PartFiles(join(dataDir, dataFiles.parts)).removeOlder(before);
}
