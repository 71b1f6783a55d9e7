import type { UploadEntry } from "./upload-entry.ts";
import type { UploadStore } from "./upload-store.ts";

/** An upload on its way. */
export interface SendingOf {
  /** Id of the trip as the server knows it. */
  tripId: string;
  bytes: Blob;
  signal: AbortSignal;
  /** The server has made an upload, which can be gone on with later. */
  onBegun: (uploadId: string) => void;
  /** Bytes that are there. */
  onProgress: (sent: number) => void;
}

/** What the queue of uploads needs of its surroundings, so that tests can give it others. */
export interface UploadHost {
  readonly userId: string;
  readonly store: UploadStore;
  /** False when somebody else has logged in since. */
  isSameUser(): boolean;
  isConnected(): boolean;
  /** The server's id of a trip; null while the server does not have it. */
  tripIdNow(tripId: string): string | null;
  /** One sender at a time over all windows of a browser. */
  whileLocked(work: () => Promise<void>): Promise<void>;
  /** A photo as it is to be sent; null when it is sent as it is. */
  prepare(entry: UploadEntry, bytes: Blob): Promise<File | null>;
  /** Sends what the server does not have yet. Answers the id of the file. Throws an `ApiError`. */
  send(entry: UploadEntry, sending: SendingOf): Promise<string>;
  /** Puts the file where it belongs in the trip. `isOwn`: this window has added it, and can undo that. Throws an `ApiError`. */
  attach(entry: UploadEntry, bytes: Blob, isOwn: boolean): Promise<void>;
  /** Ends a begun upload on the server, as far as it can be reached. */
  end(uploadId: string): Promise<void>;
  /** The stored queue has changed: other windows read it again. */
  onStored(entries: readonly UploadEntry[]): void;
  /** An upload waits for its author. */
  onFailed(entry: UploadEntry): void;
  /** Other windows show how far an upload is. */
  onProgress(id: string, sent: number): void;
  newKey(): string;
  now(): number;
}
