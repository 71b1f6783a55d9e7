import { type ApiError, toApiError } from "../http/api-error.ts";
import type { StoredUploads } from "./stored-uploads.ts";
import type { UploadEntry } from "./upload-entry.ts";
import type { UploadHost } from "./upload-host.ts";

/** An upload at which the server has failed so often waits for its author. */
const maxFailures = 5;

interface Held {
  entry: UploadEntry;
  bytes: Blob;
}

/**
 * Sends one upload as far as it goes: the photo is made smaller, the bytes are sent, the file gets its place in the trip. Then the
 * entry is gone. One that is there without an error is to be tried again.
 */
export class UploadSender {
  readonly #host: UploadHost;
  readonly #uploads: StoredUploads;
  /** One photo is decoded at a time: it takes four bytes for each pixel. */
  #preparing: Promise<unknown> = Promise.resolve();

  constructor(host: UploadHost, uploads: StoredUploads) {
    this.#host = host;
    this.#uploads = uploads;
  }

  /** `isOwn`: this window has added it. */
  async send(first: UploadEntry, isOwn: boolean, signal: AbortSignal): Promise<void> {
    const { id } = first;
    try {
      const bytes = await this.#host.store.bytes(this.#host.userId, id);
      if (!bytes) return await this.#fail(id, "BYTES_GONE");
      const prepared = await this.#prepare({ entry: first, bytes });
      const sent = prepared && (await this.#sendBytes(prepared, signal));
      if (!sent) return;
      await this.#host.attach(sent.entry, sent.bytes, isOwn);
      await this.#uploads.remove(id);
    } catch (thrown) {
      if (!signal.aborted) await this.#take(id, toApiError(thrown));
    }
  }

  async #prepare({ entry, bytes }: Held): Promise<Held | null> {
    if (entry.isPrepared) return { entry, bytes };
    const preparing = this.#preparing.then(() => this.#host.prepare(entry, bytes));
    this.#preparing = preparing.catch(() => null);
    const photo = await preparing;
    const change = photo ? { name: photo.name, type: photo.type, bytes: photo.size } : {};
    const prepared = await this.#uploads.update(
      entry.id,
      { ...change, isPrepared: true },
      photo ?? undefined,
    );
    return prepared && { entry: prepared, bytes: photo ?? bytes };
  }

  /** Null when it was given up meanwhile: what was sent stands nowhere, and the server forgets it. */
  async #sendBytes({ entry, bytes }: Held, signal: AbortSignal): Promise<Held | null> {
    if (entry.isSent) return { entry, bytes };
    const { id } = entry;
    const tripId = this.#host.tripIdNow(entry.tripId);
    if (tripId === null || signal.aborted) return null;
    const fileId = await this.#host.send(entry, {
      ...{ tripId, bytes, signal },
      onBegun: (uploadId) => void this.#uploads.update(id, { uploadId }),
      onProgress: (sent) => {
        this.#uploads.setProgress(id, sent);
        this.#host.onProgress(id, sent);
      },
    });
    const sent = await this.#uploads.update(id, { uploadId: fileId, isSent: true });
    return sent && { entry: sent, bytes };
  }

  /** After a failure an upload waits for a later try, or for its author. */
  async #take(id: string, error: ApiError): Promise<void> {
    const { status, code, message, isPassing } = error;
    // Of a full disk the operator alone can make more.
    const isFailure = status >= 500 && code !== "STORAGE_FULL";
    const entry = this.#uploads.find(id);
    const failures = (entry?.failures ?? 0) + (isFailure ? 1 : 0);
    // Another connection of this upload is not over yet. For a file that is sent, it is a refusal of its place.
    const isBusy = status === 409 && !entry?.isSent;
    const isLater = isPassing || isFailure || isBusy || [0, 401].includes(status);
    if (!isLater || failures >= maxFailures) return this.#fail(id, code, message);
    if (isFailure) await this.#uploads.update(id, { failures });
  }

  async #fail(id: string, code: string, message = ""): Promise<void> {
    const failed = await this.#uploads.update(id, { error: { code, message } });
    if (failed) this.#host.onFailed(failed);
  }
}
