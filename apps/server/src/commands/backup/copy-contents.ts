import { constants, copyFile, mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { systemCode } from "../../process/start-failure.ts";

/**
 * Copies contents of files of trips that the target does not have. A content never changes under its name, so what is there stays.
 * Copied after the database, the contents are all that it names: an upload stores the content before its row, and one that is
 * removed meanwhile is left out.
 */
export async function copyContents(source: string, target: string): Promise<void> {
  for (const folder of await namesIn(source)) {
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
    for (const name of await namesIn(join(source, folder)))
      await copyContent(join(source, folder, name), join(target, folder, name));
  }
}

async function copyContent(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  try {
    await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
    await rename(`${to}.part`, to);
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw error;
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw error;
  });
