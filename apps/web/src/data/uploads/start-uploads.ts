import { afterFirstPaint } from "../../device/loading/first-paint.ts";
import { watchStored } from "../../device/storage/storage.ts";
import { readUserStorage } from "../../device/storage/user-storage.ts";

/** How many files of the current user wait for their upload, as the queue has last said. */
export const countUploads = (): number => Number(readUserStorage("waiting_uploads") ?? 0);

let isStarted = false;

/** Starts once a page: what was left is sent. The queue loads only where something waits. */
export function startUploads(): void {
  if (isStarted) return;
  isStarted = true;
  const start = () =>
    void afterFirstPaint().then(async () => {
      if (countUploads() > 0) (await import("./page-uploads.ts")).sendLeftUploads();
    });
  watchStored("user_id", start);
  start();
}
