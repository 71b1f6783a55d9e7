import { join } from "node:path";
import { dataFiles } from "../../db/data-files.ts";
import { copyContents } from "../../files/storage/copy-contents.ts";
import { openDisk, openStorage, type StorageConfig } from "../../files/storage/open-storage.ts";
import { StartFailure } from "../../process/start-failure.ts";

const usage = "move-files takes s3 or disk: where the contents of files are to be.";

/**
 * Moves contents of files of trips between `DATA_DIR` and the bucket. Each is removed when the other side has it, so that an
 * interrupted move goes on when it is run again. Answers how many were moved.
 */
export async function moveFiles(
  config: StorageConfig,
  options: readonly string[],
): Promise<number> {
  const [target, ...more] = options;
  if ((target !== "s3" && target !== "disk") || more.length > 0) throw new StartFailure(usage);
  if (config.files.s3 === undefined)
    throw new StartFailure("S3_ENDPOINT: is needed to move files from or to a bucket.");
  const sides = { s3: openStorage(config), disk: openDisk(config.dataDir) };
  const from = target === "s3" ? sides.disk : sides.s3;
  return copyContents({
    ...{ from, to: sides[target], folder: join(config.dataDir, dataFiles.parts) },
    onCopied: (hash) => from.remove(hash),
  });
}
