import type { Upload, UploadEntry } from "./upload-entry.ts";
import type { UploadHost } from "./upload-host.ts";

/** The waiting uploads of a user as this window knows them, and in the store that all windows share. */
export class StoredUploads {
  readonly #host: UploadHost;
  readonly #isRunning: (id: string) => boolean;
  readonly #listeners = new Set<() => void>();
  readonly #progress = new Map<string, number>();
  #all: readonly UploadEntry[] = [];
  #shown: readonly Upload[] = [];
  #reads: Promise<void> = Promise.resolve();

  constructor(host: UploadHost, isRunning: (id: string) => boolean) {
    this.#host = host;
    this.#isRunning = isRunning;
  }

  get all(): readonly UploadEntry[] {
    return this.#all;
  }

  /** The same list while nothing changes. */
  readonly read = (): readonly Upload[] => this.#shown;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  find(id: string): UploadEntry | undefined {
    return this.#all.find((entry) => entry.id === id);
  }

  /** Takes over what all windows have stored. */
  reread(): Promise<void> {
    this.#reads = this.#reads.then(async () => {
      this.#set(await this.#host.store.list(this.#host.userId));
    });
    return this.#reads;
  }

  async add(entry: UploadEntry, bytes: Blob): Promise<void> {
    await this.#host.store.add(this.#host.userId, entry, bytes);
    // A reading may have found it already.
    this.#set([...this.#all.filter(({ id }) => id !== entry.id), entry]);
    this.#host.onStored(this.#all);
  }

  /** Answers the changed entry; null when it was given up meanwhile. */
  async update(
    id: string,
    change: Partial<UploadEntry>,
    bytes?: Blob,
  ): Promise<UploadEntry | null> {
    const changed = await this.#host.store.update(this.#host.userId, id, change, bytes);
    if (changed) this.#set(this.#all.map((entry) => (entry.id === id ? changed : entry)));
    this.#host.onStored(this.#all);
    return changed;
  }

  async remove(id: string): Promise<void> {
    this.#progress.delete(id);
    this.#set(this.#all.filter((entry) => entry.id !== id));
    await this.#host.store.remove(this.#host.userId, id);
    this.#host.onStored(this.#all);
  }

  setProgress(id: string, sent: number): void {
    this.#progress.set(id, sent);
    this.show();
  }

  /** Draws again: what is on its way has changed. */
  show(): void {
    const { store, userId } = this.#host;
    this.#shown = this.#all.map((entry) => ({
      ...entry,
      state: this.#stateOf(entry),
      progress: Math.min(entry.bytes, this.#progress.get(entry.id) ?? 0),
      isKept: store.isKept(userId, entry.id),
    }));
    for (const listener of this.#listeners) listener();
  }

  #set(all: readonly UploadEntry[]): void {
    this.#all = all;
    this.show();
  }

  #stateOf({ id, error, isSent }: UploadEntry): Upload["state"] {
    if (error) return "failed";
    if (isSent) return "sent";
    return this.#isRunning(id) || this.#progress.has(id) ? "sending" : "waiting";
  }
}
