import { cleanFileName } from "@castor/core/files/clean-file-name.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { RetryTimer } from "../trip-changes/sending/retry-timer.ts";
import { StoredUploads } from "./stored-uploads.ts";
import { type Upload, type UploadEntry, type UploadPlace, uploadPlace } from "./upload-entry.ts";
import type { UploadHost } from "./upload-host.ts";
import { UploadSender } from "./upload-sender.ts";

/** Uploads that are on their way at a time. */
const sendersMax = 2;

/** Why a file was not taken: as many or as much wait already, or it has no bytes. */
export type NotTaken = "tooMany" | "tooMuch" | "empty";

/**
 * The files of a user that wait for their upload (decision 135). All windows of a browser share what is stored; one of them
 * sends, two files at a time. An upload goes on where it was, also in another window and after the browser was closed.
 */
export class UploadQueue {
  readonly #host: UploadHost;
  readonly #uploads: StoredUploads;
  readonly #sender: UploadSender;
  readonly #running = new Map<string, { job: Promise<void>; controller: AbortController }>();
  /** Uploads that this window has added, and that it can undo. */
  readonly #own = new Set<string>();
  /** What has just failed is not tried again before the next run. */
  readonly #paused = new Set<string>();
  readonly #retry = new RetryTimer(() => void this.drain());
  #draining: Promise<void> | null = null;
  #isDrainDue = false;
  #isLocked = false;

  constructor(host: UploadHost) {
    this.#host = host;
    this.#uploads = new StoredUploads(host, (id) => this.#running.has(id));
    this.#sender = new UploadSender(host, this.#uploads);
    void this.drain();
  }

  /** All uploads of the user; the same list while nothing changes. */
  readonly read = (): readonly Upload[] => this.#uploads.read();

  readonly subscribe = (onChange: () => void): (() => void) => this.#uploads.subscribe(onChange);

  /** The bytes of a waiting file; undefined when they are gone. */
  readonly bytesOf = (id: string): Promise<Blob | undefined> =>
    this.#host.store.bytes(this.#host.userId, id);

  /**
   * Stores files to be sent. Answers why some were not taken; the others are. `isOriginal`: photos are sent as they are. `isStep`:
   * each is a step that can be undone.
   */
  async add(
    files: readonly File[],
    place: UploadPlace,
    { isOriginal, isStep = true }: { isOriginal: boolean; isStep?: boolean },
  ): Promise<NotTaken | null> {
    await this.reread();
    let refused: NotTaken | null = null;
    for (const file of files) {
      const reason = this.#reasonAgainst(file);
      refused ??= reason;
      if (reason === null) await this.#add(file, place, { isPrepared: isOriginal, isStep });
    }
    return refused;
  }

  #reasonAgainst({ size }: File): NotTaken | null {
    const { all } = this.#uploads;
    if (size === 0) return "empty";
    if (all.length >= fileLimits.waitingUploads) return "tooMany";
    const waiting = all.reduce((sum, { bytes }) => sum + bytes, 0);
    return waiting + size > fileLimits.waitingBytes ? "tooMuch" : null;
  }

  async #add(
    file: File,
    place: UploadPlace,
    { isPrepared, isStep }: { isPrepared: boolean; isStep: boolean },
  ) {
    const entry: UploadEntry = {
      ...{ ...uploadPlace.parse(place), isPrepared },
      id: this.#host.newKey(),
      name: cleanFileName(file.name),
      type: file.type,
      bytes: file.size,
      ...{ uploadId: null, isSent: false, error: null, failures: 0 },
      at: this.#host.now(),
    };
    if (isStep) this.#own.add(entry.id);
    await this.#uploads.add(entry, file);
    void this.drain();
  }

  /** Gives an upload up. What the server has of it goes too. */
  async cancel(id: string): Promise<void> {
    const entry = this.#uploads.find(id);
    this.#running.get(id)?.controller.abort();
    await this.#uploads.remove(id);
    if (entry?.uploadId) await this.#host.end(entry.uploadId);
  }

  /** Sends a failed upload again, from its beginning where the server has its file no more. */
  async retry(id: string): Promise<void> {
    const isGone = this.#uploads.find(id)?.error?.code === "NOT_FOUND";
    const anew = isGone ? { uploadId: null, isSent: false } : {};
    await this.#uploads.update(id, { error: null, failures: 0, ...anew });
    await this.drain();
  }

  /** Gives all uploads up, at the wish of the user who logs out. */
  async discardAll(): Promise<void> {
    await this.reread();
    await Promise.all(this.#uploads.all.map(({ id }) => this.cancel(id)));
  }

  /** Stops sending: somebody else has logged in. What is stored stays. */
  stop(): void {
    this.#retry.stop();
    for (const { controller } of this.#running.values()) controller.abort();
  }

  /** Takes over what another window has stored. What it has given up is not sent on. */
  async reread(): Promise<void> {
    await this.#uploads.reread();
    for (const [id, { controller }] of this.#running)
      if (!this.#uploads.find(id)) controller.abort();
    if (this.#isLocked) this.#fill();
  }

  /** Another window has sent so much. */
  noteProgress(id: string, sent: number): void {
    if (!this.#running.has(id)) this.#uploads.setProgress(id, sent);
  }

  /** Sends what waits, as long as the server answers. Concurrent callers share one run. */
  drain(): Promise<void> {
    this.#isDrainDue = true;
    if (this.#isLocked) this.#fill();
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = null;
      return this.#isDrainDue ? this.drain() : undefined;
    });
    return this.#draining;
  }

  async #drain(): Promise<void> {
    this.#retry.stop();
    while (this.#isDrainDue) {
      this.#isDrainDue = false;
      this.#paused.clear();
      await this.reread();
      if (this.#next()) await this.#host.whileLocked(() => this.#sendAll());
    }
    if (this.#paused.size === 0) this.#retry.reset();
    else if (this.#canSend()) this.#retry.start();
  }

  /** Another window may have sent all while this one waited for its turn. */
  async #sendAll(): Promise<void> {
    await this.reread();
    this.#isLocked = true;
    this.#fill();
    while (this.#running.size > 0)
      await Promise.race([...this.#running.values()].map(({ job }) => job));
    this.#isLocked = false;
  }

  /** Begins to send as long as there is room for one more. */
  #fill(): void {
    for (let next = this.#next(); next && this.#running.size < sendersMax; next = this.#next())
      this.#begin(next);
    this.#uploads.show();
  }

  #begin(entry: UploadEntry): void {
    const { id } = entry;
    const controller = new AbortController();
    const job = this.#sender.send(entry, this.#own.has(id), controller.signal).then(() => {
      this.#running.delete(id);
      if (this.#uploads.find(id)?.error === null) this.#paused.add(id);
      this.#fill();
    });
    this.#running.set(id, { job, controller });
  }

  #canSend(): boolean {
    return this.#host.isConnected() && this.#host.isSameUser();
  }

  /** The next upload that can be sent now. */
  #next(): UploadEntry | undefined {
    if (!this.#canSend()) return undefined;
    return this.#uploads.all.find(
      ({ id, tripId, error }) =>
        error === null &&
        !this.#running.has(id) &&
        !this.#paused.has(id) &&
        this.#host.tripIdNow(tripId) !== null,
    );
  }
}
