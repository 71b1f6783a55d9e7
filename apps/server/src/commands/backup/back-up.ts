import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../../config/config.ts";
import { copyContents } from "../../files/storage/copy-contents.ts";
import { DiskStorage } from "../../files/storage/disk-storage.ts";
import { openStorage } from "../../files/storage/open-storage.ts";
import { StartFailure, systemCode } from "../../process/start-failure.ts";
import { type AboutBackup, backupFiles } from "./backup-files.ts";
import { dumpPostgres } from "./postgres-backup.ts";
import { copySqlite } from "./sqlite-backup.ts";

/**
 * Writes a backup of an instance, which may be serving, into a new folder. The folder gets its name when everything in
 * it is written and checked. What can be built again (maps, places, previews) is not in it.
 */
export async function backUp(
  config: Pick<Config, "databaseUrl" | "dataDir" | "files">,
  folder: string,
  now: Date,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (folder === "") throw new StartFailure("backup takes the folder to write, which must be new.");
  if (await exists(folder))
    throw new StartFailure(`${folder} exists. A backup takes a new folder.`);
  const file = join(dataDir, backupFiles.sqlite);
  if (databaseUrl === undefined && !(await exists(file)))
    throw new StartFailure(`DATA_DIR: ${file} does not exist.`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    await mkdir(dirname(part), { recursive: true });
    await mkdir(part, { mode: 0o700 });
    if (databaseUrl === undefined) await copySqlite(file, join(part, backupFiles.sqlite));
    else await dumpPostgres(databaseUrl, join(part, backupFiles.postgres));
    const secret = join(dataDir, backupFiles.secret);
    if (await exists(secret)) await copyFile(secret, join(part, backupFiles.secret));
    // After the database, the contents are all that it names: an upload stores its content before its row.
    const to = new DiskStorage(join(part, backupFiles.files));
    await copyContents({ from: openStorage(config), to, folder: part });
    const about: AboutBackup = {
      format: 1,
      database: databaseUrl === undefined ? "sqlite" : "postgres",
      created: now.toISOString(),
    };
    await writeFile(join(part, backupFiles.about), `${JSON.stringify(about)}\n`);
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (error instanceof StartFailure || systemCode(error) === "") throw error;
    throw new StartFailure(`${folder} cannot be written (${systemCode(error)}).`);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
