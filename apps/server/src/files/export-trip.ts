import { AppError } from "@castor/core/errors.ts";
import {
  type FiledFile,
  toTripZipIndex,
  tripZipIndex,
} from "@castor/core/exports/json/trip-zip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { makeZip } from "client-zip";
import type { Database, Queries } from "../db/database.ts";
import { findTripForReader } from "../http/access/find-trip.ts";
import type { Viewer } from "../http/calls/context.ts";
import { readStanding } from "./attachment-store.ts";
import { loadFile } from "./file-store.ts";
import { type PackParts, packFiles } from "./pack-files.ts";

type Parts = PackParts & { database: Database };

interface Exported {
  /** As the viewer sees it. */
  trip: Trip;
  viewer: Viewer;
  now: Date;
}

/** A trip as a ZIP: the files that its reader sees, and at the end its JSON export with a list of them (decision 147). */
export async function* exportTrip(parts: Parts, exported: Exported): AsyncGenerator<Uint8Array> {
  yield* makeZip(listEntries(parts, exported));
}

async function* listEntries(parts: Parts, { trip, viewer, now }: Exported) {
  const files: FiledFile[] = [];
  const byFile = Map.groupBy(trip.attachments, ({ fileId }) => fileId);
  yield* packFiles(parts, {
    userId: viewer.userId,
    ids: byFile.keys(),
    load: (id) => parts.database.read((queries) => loadSeenFile(queries, id, viewer)),
    onPacked({ id, path, name, type, bytes }) {
      const at = (byFile.get(id) ?? []).map(({ kind, thingId, caption, showsMoney }) => ({
        ...{ kind, thingId, caption },
        ...(showsMoney && { showsMoney }),
      }));
      const isCover = id === trip.coverFileId;
      files.push({ path, name, type, bytes, ...(isCover && { isCover }), at });
    },
  });
  const input = JSON.stringify(toTripZipIndex(trip, files, now));
  yield { name: tripZipIndex, lastModified: now, input };
}

/** A file that the viewer sees by now: the download may take minutes. Throws where they are no member any more. */
async function loadSeenFile(queries: Queries, id: string, viewer: Viewer) {
  const file = await loadFile(queries, id);
  if (file === undefined || file.deleted !== null) return undefined;
  const { standing } = await findTripForReader(queries, { part: "file", id }, viewer);
  if (standing.role === null) throw new AppError("NOT_FOUND");
  const stands = await readStanding(queries, id);
  const isSeen = stands === "seen" || (stands === "money" && standing.seesMoney);
  return isSeen ? file : undefined;
}
