import type { FiledStanding } from "@castor/core/exports/json/trip-zip.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import type { ZippedFile } from "./zipped-files.ts";

/** The trip that an import has made, and the new id of each of its things by that of the file. */
export interface MadeTrip {
  tripId: string;
  ids: ReadonlyMap<string, string>;
}

/**
 * Puts the files of a ZIP into the queue of uploads, one after the other, for the things at which they stood. Answers the names of
 * those that cannot be read or are not taken. `onTaken`: so many are looked at.
 */
export async function addZippedFiles(
  files: readonly ZippedFile[],
  made: MadeTrip,
  onTaken: (count: number) => void,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [index, file] of files.entries()) {
    const isTaken = await add(file, made).catch(() => false);
    if (!isTaken) lost.push(file.name);
    onTaken(index + 1);
  }
  return lost;
}

async function add({ open, at, isCover }: ZippedFile, { tripId, ids }: MadeTrip): Promise<boolean> {
  const file = await open().catch(() => null);
  if (file === null) return false;
  const [first = { kind: "trip", thingId: tripId }, ...alsoAt] = at.flatMap(
    (standing): FiledStanding[] => {
      const thingId = ids.get(standing.thingId);
      return thingId === undefined ? [] : [{ ...standing, thingId }];
    },
  );
  // Photos come as they are, and the import is no step of the new trip's history.
  const options = { isOriginal: true, isStep: false };
  const refused = await uploadQueue()?.add([file], { tripId, ...first, alsoAt, isCover }, options);
  return refused === null;
}

/** Gives up the uploads of a trip that is not wanted. */
export async function cancelUploadsOf(tripId: string): Promise<void> {
  const queue = uploadQueue();
  const waiting = queue?.read().filter((upload) => upload.tripId === tripId) ?? [];
  await Promise.all(waiting.map(({ id }) => queue?.cancel(id)));
}
