import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { dataFiles } from "../../db/data-files.ts";
import { StartFailure } from "../../process/start-failure.ts";

/** The files of a backup, in its folder. */
export const backupFiles = {
  /** Written last: a folder without it is no whole backup. */
  about: "backup.json",
  sqlite: dataFiles.database,
  /** `pg_dump` in its custom format. */
  postgres: "castor.dump",
  secret: dataFiles.secret,
  /** The contents of files of trips, as in `DATA_DIR`. */
  files: dataFiles.files,
} as const;

/** What `backup.json` tells. */
const about = z.object({
  format: z.literal(1),
  database: z.enum(["sqlite", "postgres"]),
  /** An instant by RFC 3339. */
  created: z.string(),
});
export type AboutBackup = z.infer<typeof about>;

/** Reads what a backup tells of itself. Fails in one line where the folder holds none. */
export async function readAbout(folder: string): Promise<AboutBackup> {
  try {
    return about.parse(JSON.parse(await readFile(join(folder, backupFiles.about), "utf8")));
  } catch (cause) {
    throw new StartFailure(`${folder} holds no backup of Castor.`, { cause });
  }
}
