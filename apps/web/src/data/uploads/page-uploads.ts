import { useSyncExternalStore } from "react";
import { readStored, watchStored } from "../../device/storage/storage.ts";
import { watchConnection } from "../http/connection.ts";
import { createPageUploadHost } from "./page-upload-host.ts";
import { watchUploads } from "./upload-channel.ts";
import type { Upload } from "./upload-entry.ts";
import { UploadQueue } from "./upload-queue.ts";

let current: { userId: string; queue: UploadQueue } | null = null;

/** The uploads of the current user; null without a login. */
export function uploadQueue(): UploadQueue | null {
  const userId = readStored("access_token") === null ? null : readStored("user_id");
  if (userId === null) return null;
  if (current?.userId === userId) return current.queue;
  current?.queue.stop();
  const queue: UploadQueue = new UploadQueue(
    createPageUploadHost(userId, () => void queue.drain()),
  );
  current = { userId, queue };
  return queue;
}

/** Sends what earlier pages have left. */
export const sendLeftUploads = (): void => void uploadQueue()?.drain();

watchStored("user_id", () => {
  current?.queue.stop();
  sendLeftUploads();
});
watchConnection(sendLeftUploads);
watchUploads(({ progress }) => {
  const queue = uploadQueue();
  if (progress) queue?.noteProgress(progress.id, progress.sent);
  else void queue?.reread();
});

// Where the browser cannot keep files, closing the page loses them: it asks first.
window.addEventListener("beforeunload", (event) => {
  if (
    uploadQueue()
      ?.read()
      .some(({ isKept }) => !isKept)
  )
    event.preventDefault();
});

const none: readonly Upload[] = [];
const subscribe = (onChange: () => void) => uploadQueue()?.subscribe(onChange) ?? (() => {});
const readUploads = () => uploadQueue()?.read() ?? none;

/** The waiting uploads of the current user, of all trips and windows. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, readUploads);

/** How many files wait, and whether all of them outlive the page. */
export async function countHeldUploads(): Promise<{ count: number; isKept: boolean }> {
  const queue = uploadQueue();
  await queue?.reread();
  const held = queue?.read() ?? none;
  return { count: held.length, isKept: held.every(({ isKept }) => isKept) };
}

/** Gives all uploads of the current user up, at their wish. */
export const discardUploads = async (): Promise<void> => uploadQueue()?.discardAll();
