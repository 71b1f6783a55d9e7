import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { dataFiles } from "../../db/data-files.ts";
import { copyContents } from "../../files/storage/copy-contents.ts";
import { DiskStorage } from "../../files/storage/disk-storage.ts";
import { openStorage } from "../../files/storage/open-storage.ts";
import { StartFailure } from "../../process/start-failure.ts";
import { backupFiles, readAbout } from "./backup-files.ts";
import { countPostgresUsers, restorePostgres } from "./postgres-backup.ts";
import { checkSqlite, countSqliteUsers, refuseOpenSqlite, replaceSqlite } from "./sqlite-backup.ts";

const usage = "restore takes the folder of a backup, and --force where the instance has accounts.";

/**
 * Puts a backup in the place of what an instance holds. The server must be stopped. An instance with accounts is
 * replaced only by force. The next start brings an older backup to the current version.
 */
export async function restore(
  config: Pick<Config, "databaseUrl" | "dataDir" | "files">,
  options: readonly string[],
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  const [folder = "", ...more] = options.filter((option) => option !== "--force");
  const isForced = options.includes("--force");
  if (folder === "" || more.length > 0) throw new StartFailure(usage);
  const { database } = await readAbout(folder);
  const kind = databaseUrl === undefined ? "sqlite" : "postgres";
  if (database !== kind)
    throw new StartFailure(`The backup is one of ${database}, this instance uses ${kind}.`);
  const file = join(dataDir, backupFiles.sqlite);
  const count =
    databaseUrl === undefined ? countSqliteUsers(file) : await countPostgresUsers(databaseUrl);
  if (count > 0 && !isForced)
    throw new StartFailure(`Accounts of the instance: ${count}. --force replaces them.`);
  const copy = join(folder, backupFiles[kind]);
  if (databaseUrl === undefined) {
    checkSqlite(copy);
    refuseOpenSqlite(file);
    await replaceSqlite(copy, file);
  } else await restorePostgres(databaseUrl, copy);
  const from = new DiskStorage(join(folder, backupFiles.files));
  await copyContents({ from, to: openStorage(config), folder: join(dataDir, dataFiles.parts) });
  const secret = join(folder, backupFiles.secret);
  const isThere = await stat(secret).catch(() => null);
  if (isThere) await copyFile(secret, join(dataDir, backupFiles.secret));
}
