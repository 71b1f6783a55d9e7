import { promisifyRequest, type UseStore } from "idb-keyval";
import type { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";
import { type UploadEntry, uploadEntry } from "./upload-entry.ts";

/** Where files wait for their upload. Entries and bytes are apart, so that a step of an upload does not write its bytes again. */
export interface UploadStore {
  /** The entries of a user, the oldest first. */
  list(userId: string): Promise<readonly UploadEntry[]>;
  /** The bytes of an entry; undefined when they are gone. */
  bytes(userId: string, id: string): Promise<Blob | undefined>;
  add(userId: string, entry: UploadEntry, bytes: Blob): Promise<void>;
  /** Answers the changed entry; null when it was removed meanwhile. `bytes` takes the place of those that are stored. */
  update(
    userId: string,
    id: string,
    change: Partial<UploadEntry>,
    bytes?: Blob,
  ): Promise<UploadEntry | null>;
  remove(userId: string, id: string): Promise<void>;
  isKept(userId: string, id: string): boolean;
}

const entryKey = (userId: string, id: string) => `${userId} entry ${id}`;
const bytesKey = (userId: string, id: string) => `${userId} bytes ${id}`;
const readEntry = (value: unknown): UploadEntry | null => uploadEntry.safeParse(value).data ?? null;

/** Keeps uploads in IndexedDB; where it is full, forbidden or missing, in memory until the page closes. */
export class IndexedDbUploadStore implements UploadStore {
  readonly #database: Pick<IndexedDbStore, "use">;
  /** Uploads that could not be stored, by the key of the entry. */
  readonly #memory = new Map<string, { entry: UploadEntry; bytes: Blob }>();

  constructor(database: Pick<IndexedDbStore, "use">) {
    this.#database = database;
  }

  isKept(userId: string, id: string): boolean {
    return !this.#memory.has(entryKey(userId, id));
  }

  async list(userId: string): Promise<readonly UploadEntry[]> {
    const prefix = entryKey(userId, "");
    const read = (store: UseStore) =>
      store("readonly", (records) =>
        promisifyRequest<unknown[]>(records.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
      );
    const stored = (await this.#database.use<unknown[]>(read, [])).map(readEntry);
    const inMemory = [...this.#memory].flatMap(([key, { entry }]) =>
      key.startsWith(prefix) ? [entry] : [],
    );
    return [...stored.filter((entry) => entry !== null), ...inMemory].sort((a, b) => a.at - b.at);
  }

  async bytes(userId: string, id: string): Promise<Blob | undefined> {
    const inMemory = this.#memory.get(entryKey(userId, id));
    if (inMemory) return inMemory.bytes;
    const read = (store: UseStore) =>
      store("readonly", (records) => promisifyRequest<unknown>(records.get(bytesKey(userId, id))));
    const stored = await this.#database.use<unknown>(read, undefined);
    return stored instanceof Blob ? stored : undefined;
  }

  async add(userId: string, entry: UploadEntry, bytes: Blob): Promise<void> {
    const key = entryKey(userId, entry.id);
    const write = (store: UseStore) =>
      store("readwrite", async (records) => {
        records.put(entry, key);
        records.put(bytes, bytesKey(userId, entry.id));
        await promisifyRequest(records.transaction);
        return true;
      });
    if (!(await this.#database.use(write, false))) this.#memory.set(key, { entry, bytes });
  }

  async update(
    userId: string,
    id: string,
    change: Partial<UploadEntry>,
    bytes?: Blob,
  ): Promise<UploadEntry | null> {
    const key = entryKey(userId, id);
    const inMemory = this.#memory.get(key);
    if (inMemory) {
      const entry = { ...inMemory.entry, ...change };
      this.#memory.set(key, { entry, bytes: bytes ?? inMemory.bytes });
      return entry;
    }
    const write = (store: UseStore) =>
      store("readwrite", async (records) => {
        const stored = readEntry(await promisifyRequest<unknown>(records.get(key)));
        if (stored === null) return null;
        const entry = { ...stored, ...change };
        records.put(entry, key);
        if (bytes) records.put(bytes, bytesKey(userId, id));
        await promisifyRequest(records.transaction);
        return entry;
      });
    return this.#database.use<UploadEntry | null>(write, null);
  }

  async remove(userId: string, id: string): Promise<void> {
    this.#memory.delete(entryKey(userId, id));
    const remove = (store: UseStore) =>
      store("readwrite", (records) => {
        records.delete(entryKey(userId, id));
        records.delete(bytesKey(userId, id));
        return promisifyRequest(records.transaction);
      });
    await this.#database.use<unknown>(remove, undefined);
  }
}
