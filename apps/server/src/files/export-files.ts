import { makeZip } from "client-zip";
import type { Database } from "../db/database.ts";
import { requireSession } from "../http/access/session.ts";
import type { Viewer } from "../http/calls/context.ts";
import { listFilesOf, loadFile } from "./file-store.ts";
import { type PackParts, packFiles } from "./pack-files.ts";

type Parts = PackParts & { database: Database };

/** All files of an account as a ZIP, with a list of them at its end (decision 143). */
export async function* exportFiles(parts: Parts, viewer: Viewer): AsyncGenerator<Uint8Array> {
  yield* makeZip(listEntries(parts, viewer));
}

async function* listEntries(parts: Parts, viewer: Viewer) {
  const { database } = parts;
  const files = await database.read((queries) => listFilesOf(queries, viewer.userId));
  const listed: object[] = [];
  yield* packFiles(parts, {
    userId: viewer.userId,
    ids: files.map(({ id }) => id),
    load: (id) =>
      database.read(async (queries) => {
        await requireSession(queries, viewer);
        const file = await loadFile(queries, id);
        // Deleted since the download began.
        return file?.deleted === null ? file : undefined;
      }),
    onPacked: ({ path, id, tripId, name, type, bytes, created }) =>
      listed.push({ path, id, tripId, name, type, bytes, created }),
  });
  yield { name: "files.json", lastModified: new Date(), input: JSON.stringify(listed, null, 2) };
}
