import { limits } from "@castor/core/limits.ts";
import { promisifyRequest, type UseStore } from "idb-keyval";
import type { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { readRecord, type UnsentRecord } from "./unsent-record.ts";

/** Where unsent changes are kept (decision 055). */
export interface UnsentStore {
  /** False where the browser could not keep the changes of a trip: closing the page loses them. */
  isKept(userId: string, tripId: string): boolean;
  read(userId: string, tripId: string): Promise<UnsentRecord>;
  /** Reads, changes and writes a record in one transaction. */
  update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<void>;
  /** The records of a user by trip. */
  list(userId: string): Promise<ReadonlyMap<string, UnsentRecord>>;
  remove(userId: string, tripId: string): Promise<void>;
}

const msOfHour = 3_600_000;

const keyOf = (userId: string, tripId: string) => `${userId} ${tripId}`;

/** Keeps unsent changes in IndexedDB; where it is full, forbidden or missing, in memory until the page closes. */
export class IndexedDbUnsentStore implements UnsentStore {
  readonly #database: Pick<IndexedDbStore, "use">;
  /** Records that could not be written, by key. */
  readonly #memory = new Map<string, UnsentRecord>();

  constructor(database: Pick<IndexedDbStore, "use">) {
    this.#database = database;
  }

  isKept(userId: string, tripId: string): boolean {
    return !this.#memory.has(keyOf(userId, tripId));
  }

  /** True while closing the page would lose changes of a user. */
  isAtRisk(userId: string): boolean {
    const prefix = keyOf(userId, "");
    return [...this.#memory].some(
      ([key, { entries }]) => key.startsWith(prefix) && entries.length > 0,
    );
  }

  async read(userId: string, tripId: string): Promise<UnsentRecord> {
    const key = keyOf(userId, tripId);
    const read = (store: UseStore) =>
      store("readonly", (records) => promisifyRequest<unknown>(records.get(key)));
    return this.#memory.get(key) ?? readRecord(await this.#database.use(read, undefined));
  }

  async update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<void> {
    const key = keyOf(userId, tripId);
    const write = (store: UseStore) =>
      store("readwrite", async (records) => {
        const stored = readRecord(await promisifyRequest<unknown>(records.get(key)));
        records.put(change(this.#memory.get(key) ?? stored), key);
        // A page that is closing does not wait for the transaction to end by itself.
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return true;
      });
    // What lives in memory is stored as soon as there is room again.
    if (await this.#database.use(write, false)) {
      this.#memory.delete(key);
      return;
    }
    this.#memory.set(key, change(await this.read(userId, tripId)));
  }

  async list(userId: string): Promise<ReadonlyMap<string, UnsentRecord>> {
    const prefix = keyOf(userId, "");
    const read = (store: UseStore) =>
      store("readonly", async (records) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const keys = await promisifyRequest(records.getAllKeys(range));
        const values = await promisifyRequest<unknown[]>(records.getAll(range));
        return keys.map((key, index): [string, unknown] => [String(key), values[index]]);
      });
    const stored = (await this.#database.use(read, [])).map(
      ([key, value]) => [key, readRecord(value)] as const,
    );
    return new Map(
      [...new Map([...stored, ...this.#memory])].flatMap(([key, record]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), record] as const] : [],
      ),
    );
  }

  async remove(userId: string, tripId: string): Promise<void> {
    const key = keyOf(userId, tripId);
    this.#memory.delete(key);
    const remove = (store: UseStore) =>
      store("readwrite", (records) => promisifyRequest(records.delete(key)));
    await this.#database.use(remove, undefined);
  }
}

/** True for a record that holds nothing but old names. */
export const isExpired = ({ entries, unread = [], at }: UnsentRecord, now: number): boolean =>
  entries.length + unread.length === 0 && now - at > limits.cacheHours * msOfHour;
