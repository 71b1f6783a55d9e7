import type { Database } from "../../db/database.ts";
import { listFilesWith, listHashes } from "../../files/file-store.ts";
import { noteLooseBlobs } from "../../files/loose-blob-store.ts";
import type { FileStorage } from "../../files/storage/file-storage.ts";
import { openStorage } from "../../files/storage/open-storage.ts";
import { sweepBlobs } from "../../files/sweep-blobs.ts";
import { tidyFiles } from "../tidy-files.ts";
import type { Admin } from "./admin.ts";
import { quote } from "./quote.ts";

/** Contents and rows that are looked at together. */
const atOnce = 500;

/**
 * Compares the contents of files with their rows. A content without a row is removed, unless an upload may just bring its row. A
 * row without its content is told: only a backup can bring it back.
 */
export async function checkFiles({ database, config, now, printLine }: Admin): Promise<void> {
  const storage = openStorage(config);
  await noteAll(database, storage, now);
  const removed = await sweepBlobs(database, storage, now);
  await tidyFiles(config, database, now);
  let checked = 0;
  let missing = 0;
  for (let after = ""; ; ) {
    const hashes = await database.glance((queries) => listHashes(queries, after, atOnce));
    const lost: string[] = [];
    for (const hash of hashes) if ((await storage.size(hash)) === null) lost.push(hash);
    checked += hashes.length;
    missing += lost.length;
    if (lost.length > 0)
      for (const file of await database.glance((queries) => listFilesWith(queries, lost)))
        printLine(`missing\t${file.id}\tof trip ${file.tripId}\t${quote(file.name)}`);
    after = hashes.at(-1) ?? "";
    if (hashes.length < atOnce) break;
  }
  printLine(
    `${checked} contents are needed, ${missing} are missing. ${removed} that nothing needed were removed.`,
  );
}

/** Has all contents looked at. Those that a file needs stay. */
async function noteAll(database: Database, storage: FileStorage, now: Date): Promise<void> {
  let hashes: string[] = [];
  const note = async () => {
    const noted = hashes;
    hashes = [];
    await database.write((queries) => noteLooseBlobs(queries, noted, now.toISOString()));
  };
  for await (const hash of storage.list()) {
    hashes.push(hash);
    if (hashes.length === atOnce) await note();
  }
  if (hashes.length > 0) await note();
}
