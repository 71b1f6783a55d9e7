import { hasThingOf } from "@castor/core/files/edit-attachments.ts";
import { privateKind } from "@castor/core/files/private-file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { askToPersist } from "../../device/storage/ask-to-persist.ts";
import { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";
import { readStored } from "../../device/storage/storage.ts";
import { writeUserStorage } from "../../device/storage/user-storage.ts";
import { currentWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { keepContent } from "../files/file-contents.ts";
import { savePrivateFile } from "../files/private-files.ts";
import { errorWithoutAnswer } from "../http/api-error.ts";
import { isConnected } from "../http/connection.ts";
import { newKey } from "../http/new-key.ts";
import { tripHistoryOf } from "../trip-changes/history/trip-histories.ts";
import { newChange } from "../trip-changes/new-change.ts";
import type { ChangeOutcome } from "../trip-changes/queue-entry.ts";
import { isTemporaryId } from "../trip-changes/temporary-id.ts";
import { newTemporaryId } from "../trip-changes/temporary-ids.ts";
import { tripQueueOf } from "../trip-changes/trip-change-queues.ts";
import { describeUploadError } from "./describe-upload-error.ts";
import { scalePhoto } from "./scale-photo.ts";
import { endUpload, sendByTus } from "./send-by-tus.ts";
import { postUpload } from "./upload-channel.ts";
import type { UploadEntry } from "./upload-entry.ts";
import type { UploadHost } from "./upload-host.ts";
import { IndexedDbUploadStore } from "./upload-store.ts";

/** A phone writes a film in minutes. */
const patienceMs = 180_000;
const progressMs = 500;

/** The waiting uploads of all users of this browser. */
const store = new IndexedDbUploadStore(new IndexedDbStore("uploads", patienceMs));

type At = Pick<UploadEntry, "kind" | "thingId" | "caption" | "showsMoney">;

/** The surroundings of a user's uploads in a page. `onNamed`: a trip that was made without a network has its id now. */
export function createPageUploadHost(userId: string, onNamed: () => void): UploadHost {
  const awaited = new Set<string>();
  let told = 0;
  const tripIdNow = (tripId: string): string | null => {
    const queue = tripQueueOf(tripId);
    const id = queue.currentId(tripId);
    if (!isTemporaryId(id)) return id;
    if (!awaited.has(tripId))
      queue.subscribe(() => queue.currentId(tripId) !== tripId && onNamed());
    awaited.add(tripId);
    return null;
  };
  return {
    ...{ userId, store, isConnected, newKey, tripIdNow },
    isSameUser: () => readStored("user_id") === userId && readStored("access_token") !== null,
    now: Date.now,
    // Insecure contexts have no Web Locks: there the server lets one window go on with an upload.
    whileLocked: (work) =>
      navigator.locks ? navigator.locks.request(`castor-uploads ${userId}`, work) : work(),
    prepare: ({ name }, bytes) => scalePhoto(name, bytes),
    send: sendByTus,
    end: endUpload,
    async attach(entry, bytes, isOwn) {
      const tripId = tripIdNow(entry.tripId) ?? entry.tripId;
      keepContent(entry.uploadId ?? "", bytes);
      const wishes = [entry, ...entry.alsoAt].map(({ kind, thingId, caption, showsMoney }) => ({
        ...{ showsMoney, kind },
        thingId: kind === "trip" ? tripId : tripQueueOf(entry.tripId).currentId(thingId),
        caption,
      }));
      for (const wish of wishes) {
        const trip = tripQueueOf(tripId).read();
        if (entry.isPrivate) return attachPrivately(tripId, entry, wish, trip);
        const isThere = trip === undefined || hasThingOf(trip, wish);
        const outcome = isThere ? await attach(userId, tripId, entry, wish, isOwn) : null;
        if (outcome?.isDone) continue;
        if (outcome && (outcome.error.status !== 404 || wish.kind === "trip")) throw outcome.error;
        const spare = { ...wish, kind: "trip", thingId: tripId } as const;
        const went = await attach(userId, tripId, entry, spare, isOwn);
        if (!went.isDone) throw went.error;
        showToast("ok", currentWords("files")("files.attachedToTrip", { name: entry.name }));
      }
      if (entry.isCover) await makeCover(tripId, entry.uploadId);
    },
    onStored(entries) {
      if (readStored("user_id") === userId)
        writeUserStorage("waiting_uploads", entries.length > 0 ? String(entries.length) : null);
      postUpload({ userId, progress: null });
      // What is here alone for now must not be deleted.
      if (entries.length > 0 && !isConnected()) void askToPersist();
    },
    onFailed(entry) {
      // Its row says so, where it is on the screen.
      if (document.querySelector(`[data-upload="${entry.id}"]`)) return;
      const said = { name: entry.name, reason: describeUploadError(entry) };
      showToast("error", currentWords("files")("files.notUploaded", said));
    },
    onProgress(id, sent) {
      if (Date.now() - told < progressMs) return;
      told = Date.now();
      postUpload({ userId, progress: { id, sent } });
    },
  };
}

/**
 * Puts a file where its uploader alone sees it. A thing that the server does not have yet is waited for; one that is gone, also one that
 * this page does not know any more, leaves the file with the trip.
 */
async function attachPrivately(
  tripId: string,
  { uploadId }: UploadEntry,
  wish: At,
  trip: Trip | undefined,
): Promise<void> {
  const kind = privateKind.safeParse(wish.kind).data;
  const isNew = isTemporaryId(wish.thingId);
  if (isNew && trip && hasThingOf(trip, wish)) throw errorWithoutAnswer();
  const at =
    kind && !isNew ? { kind, thingId: wish.thingId } : { kind: "trip" as const, thingId: tripId };
  await savePrivateFile({ tripId, fileId: uploadId ?? "", caption: wish.caption, ...at });
}

/** Makes a photo the cover of its trip. */
async function makeCover(tripId: string, coverFileId: string | null): Promise<void> {
  const body = { name: "trips.save", args: { id: tripId, change: { coverFileId } } } as const;
  const outcome = await tripQueueOf(tripId).run(newChange(body), { isQuiet: true });
  if (!outcome.isDone) throw outcome.error;
}

/** Puts a file at a thing, by the changes of its trip. */
function attach(
  ownerId: string,
  tripId: string,
  { uploadId, name, type, bytes }: UploadEntry,
  { kind, thingId, caption, showsMoney = false }: At,
  isOwn: boolean,
): Promise<ChangeOutcome<unknown>> {
  const attachment = {
    ...{ fileId: uploadId ?? "", kind, thingId, caption, name, bytes, ownerId },
    // What the server finds in the content comes with its answer.
    type: type || "application/octet-stream",
    hash: "",
    created: new Date().toISOString(),
    ...{ isPublic: false, showsMoney },
  };
  const body = {
    name: "attachments.add",
    args: { tripId, id: newTemporaryId(), attachment },
  } as const;
  const options = { isQuiet: true };
  return isOwn
    ? tripHistoryOf(tripId).run(body, options)
    : tripQueueOf(tripId).run(newChange(body), options);
}
