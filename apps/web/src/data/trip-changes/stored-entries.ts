import type { IdMap } from "@castor/core/changes/rename-ids.ts";
import type { QueueEntry } from "./queue-entry.ts";
import type { QueueHost } from "./queue-host.ts";
import { isTemporaryId } from "./temporary-id.ts";
import type { TemporaryIds } from "./temporary-ids.ts";
import type { UnsentEntry, UnsentRecord } from "./unsent/unsent-record.ts";

/** More than a page or an address still speaks of. */
const maxNames = 2_000;

type Edit = (entries: readonly QueueEntry[]) => readonly QueueEntry[];

/** The name of a trip that is not sent yet. */
const nameOfNew = (entries: readonly UnsentEntry[]): string | undefined =>
  entries.find(({ change }) => change.name === "trips.add")?.thing;

const toStored = ({ isDeferred: _, ...entry }: QueueEntry): UnsentEntry => entry;

/**
 * The entries of a queue, in memory and in the store. An edit is seen at once and stored in its turn. Other windows of the
 * browser edit the same record, so an edit names its entries by id.
 */
export class StoredEntries {
  readonly #host: QueueHost;
  readonly #ids: TemporaryIds;
  readonly #listeners = new Set<() => void>();
  /** Entries that this window has added and the store has not yet written. */
  readonly #unwritten = new Set<string>();
  /** Edits that are seen and not yet stored. */
  readonly #pending: Edit[] = [];
  #all: readonly QueueEntry[] = [];
  #writes: Promise<unknown> = Promise.resolve();
  #isRead: boolean;

  constructor(host: QueueHost, ids: TemporaryIds) {
    this.#host = host;
    this.#ids = ids;
    // A visitor stores nothing.
    this.#isRead = host.userId === null;
  }

  get all(): readonly QueueEntry[] {
    return this.#all;
  }

  /** False until the stored entries are here. */
  get isRead(): boolean {
    return this.#isRead;
  }

  find(id: string): QueueEntry | undefined {
    return this.#all.find(({ change }) => change.id === id);
  }

  /** The entries that outlive the page. */
  get stored(): readonly QueueEntry[] {
    return this.#all.filter(
      ({ change, isDeferred }) => !isDeferred && !this.#unwritten.has(change.id),
    );
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Adds an entry at the end. A deferred one is stored when it is released. */
  add(entry: QueueEntry): Promise<void> {
    if (entry.isDeferred) {
      this.#set([...this.#all, entry]);
      return Promise.resolve();
    }
    const { id } = entry.change;
    this.#unwritten.add(id);
    return this.#edit((entries) => [...entries, entry]).finally(() => this.#unwritten.delete(id));
  }

  /** Stores a deferred entry, which is sent from then on. */
  release(id: string): Promise<void> {
    const entry = this.find(id);
    if (!entry?.isDeferred) return this.written();
    const released = { ...entry, isDeferred: false };
    this.#unwritten.add(id);
    this.#set(this.#all.map((other) => (other === entry ? released : other)));
    return this.#write((entries) => [...entries, released]).finally(() =>
      this.#unwritten.delete(id),
    );
  }

  change(ids: ReadonlySet<string>, change: (entry: QueueEntry) => QueueEntry): Promise<void> {
    return this.#edit((entries) =>
      entries.map((entry) => (ids.has(entry.change.id) ? change(entry) : entry)),
    );
  }

  remove(ids: ReadonlySet<string>, names: IdMap = new Map()): Promise<void> {
    this.#ids.add(names);
    return this.#edit((entries) => entries.filter(({ change }) => !ids.has(change.id)), names);
  }

  /** Puts entries in the place of one. */
  replace(id: string, entries: readonly QueueEntry[]): Promise<void> {
    return this.#edit((all) => all.flatMap((old) => (old.change.id === id ? entries : [old])));
  }

  /** Resolves when everything is stored that was edited before. */
  async written(): Promise<void> {
    await this.#writes;
  }

  /**
   * Reads what other windows have stored, in turn with what is written. What is edited meanwhile is done to it too. Listeners
   * are called after `onGone`, which is given the entries that other windows have removed.
   */
  reread(onGone: (gone: readonly QueueEntry[]) => void): Promise<void> {
    const { userId, tripId, store } = this.#host;
    const work = this.#writes.then(async () => {
      if (userId !== null) {
        const record = await store.read(userId, tripId);
        const before = this.#all;
        this.#take(record);
        onGone(before.filter(({ change }) => !this.find(change.id)));
      }
      this.#isRead = true;
      this.#notify();
    });
    this.#writes = work;
    return work;
  }

  #take({ entries, names }: UnsentRecord): void {
    this.#ids.add(new Map(names));
    const stored: readonly QueueEntry[] = entries.map((entry) => ({ ...entry, isDeferred: false }));
    const deferred = this.#all.filter(({ isDeferred }) => isDeferred);
    this.#all = [...this.#pending.reduce((all, edit) => edit(all), stored), ...deferred];
  }

  #edit(edit: Edit, names?: IdMap): Promise<void> {
    this.#set(edit(this.#all));
    return this.#write(edit, names);
  }

  #write(edit: Edit, names: IdMap = new Map()): Promise<void> {
    const { userId, tripId, store } = this.#host;
    if (userId === null) return Promise.resolve();
    this.#pending.push(edit);
    const known = this.#host.readSaved();
    const saved = known && isTemporaryId(known.id) ? undefined : known;
    const work = this.#writes.then(async () => {
      await store.update(userId, tripId, (record) => {
        const entries = edit(record.entries.map((entry) => ({ ...entry, isDeferred: false })));
        const isWaiting = entries.some(({ isLate }) => isLate);
        return {
          ...record,
          tripName: saved?.name ?? nameOfNew(entries) ?? record.tripName,
          entries: entries.map(toStored),
          names: [...record.names, ...names].slice(-maxNames),
          former: isWaiting ? (record.former ?? saved ?? null) : null,
          at: this.#host.now(),
        };
      });
      this.#pending.shift();
      this.#host.onStored();
    });
    this.#writes = work;
    return work;
  }

  #set(all: readonly QueueEntry[]): void {
    this.#all = all;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
