import type { Attachment } from "@castor/core/files/attachment.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import type { PictureSize } from "@castor/core/files/picture-size.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { toApiError } from "../http/api-error.ts";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { isConnected } from "../http/connection.ts";
import { hasWords, isDrawn } from "./drawn-types.ts";
import { type FilePart, readFromServer } from "./file-contents.ts";
import { dropKeptFiles, keepFile, listKeptFiles } from "./kept-files.ts";
import { readPrivateFiles } from "./private-files.ts";

interface Wanted {
  name: string;
  fileId: string;
  part: FilePart;
  /** What it takes, as far as it is known before. */
  bytes: number;
}

const pictureSizes = ["screen", "thumb"] as const satisfies PictureSize[];

/** What is kept of a trip: tickets whole and first, photos in the size of a screen. */
function listWanted(attachments: readonly Attachment[]): Wanted[] {
  const files = new Map(attachments.map((attachment) => [attachment.fileId, attachment]));
  const isPicture = ({ type }: Attachment) => isDrawn(type) || /^image\/hei[cf]$/.test(type);
  const all = [...files.values()];
  const whole = all
    .filter((file) => !isPicture(file) && file.bytes <= fileLimits.keptFileBytes)
    .map(({ fileId, bytes }) => ({ name: fileId, fileId, part: null, bytes }));
  const words = all
    .filter(hasWords)
    .map(({ fileId }) => ({ name: `${fileId}.text`, fileId, part: "text" as const, bytes: 0 }));
  const pictures = all
    .filter(isPicture)
    .flatMap(({ fileId }) =>
      pictureSizes.map((part) => ({ name: `${fileId}.${part}`, fileId, part, bytes: 0 })),
    );
  return [...whole, ...pictures, ...words];
}

type Files = Pick<Trip, "id" | "attachments">;
let running: Promise<void> = Promise.resolve();

/**
 * Keeps the files of a trip for the time without a network, one after another, within `fileLimits.keptBytes` of all users and trips. Files of
 * other trips give way, the oldest first. What the server refuses, and what has no room, is not kept.
 */
export function keepFilesOf(trip: Files, now: () => number = Date.now): Promise<void> {
  running = running.then(() => keep(trip, now)).catch(() => undefined);
  return running;
}

async function keep({ id: tripId, attachments }: Files, now: () => number): Promise<void> {
  const owner = cacheOwner();
  if (!owner) return;
  const isOfTrip = (file: { owner: string; tripId: string }) =>
    file.owner === owner && file.tripId === tripId;
  const privateFiles = await readPrivateFiles(tripId).catch(() => null);
  if (privateFiles === null) return;
  const wanted = listWanted([...attachments, ...privateFiles]);
  const names = new Set(wanted.map(({ name }) => name));
  await dropKeptFiles((file) => isOfTrip(file) && !names.has(file.name));
  for (const { name, fileId, part, bytes } of wanted) {
    if (!isConnected() || cacheOwner() !== owner) return;
    const kept = await listKeptFiles();
    if (kept.some((file) => isOfTrip(file) && file.name === name)) continue;
    if (!(await makeRoom(bytes, isOfTrip))) continue;
    const content = await readFromServer(fileId, part).catch(toApiError);
    if (!(content instanceof Blob)) {
      if (content.status === 0) return;
      continue;
    }
    // The session may be another one now.
    if (cacheOwner() !== owner || !(await makeRoom(content.size, isOfTrip))) continue;
    if (!(await keepFile({ owner, tripId, name, bytes: content.size, at: now() }, content))) return;
  }
}

/** False when files of this trip alone leave too little room. */
async function makeRoom(
  bytes: number,
  isOfTrip: (file: { owner: string; tripId: string }) => boolean,
): Promise<boolean> {
  const kept = await listKeptFiles();
  let taken = kept.reduce((sum, file) => sum + file.bytes, 0);
  const gone = new Set<string>();
  for (const file of kept) {
    if (taken + bytes <= fileLimits.keptBytes) break;
    if (isOfTrip(file)) continue;
    gone.add(JSON.stringify(file));
    taken -= file.bytes;
  }
  if (taken + bytes > fileLimits.keptBytes) return false;
  await dropKeptFiles((file) => gone.has(JSON.stringify(file)));
  return true;
}
