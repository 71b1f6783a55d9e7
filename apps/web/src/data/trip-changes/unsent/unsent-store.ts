import { limits } from "@castor/core/limits.ts";
import { promisifyRequest, type UseStore } from "idb-keyval";
import type { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { emptyRecord, readRecord, type UnsentRecord } from "./unsent-record.ts";

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
  readonly #ownerNow: (owner: string) => string;
  /** Records that could not be written, by key. */
  readonly #memory = new Map<string, UnsentRecord>();

  /** `ownerNow`: who owns now what was a former owner's, since a hand-over may come between a call and its transaction. */
  constructor(
    database: Pick<IndexedDbStore, "use">,
    ownerNow: (owner: string) => string = (owner) => owner,
  ) {
    this.#database = database;
    this.#ownerNow = ownerNow;
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
    return (await this.find(userId, tripId)) ?? emptyRecord;
  }

  /** Empty when nothing is kept; undefined while the database does not answer. */
  async find(userId: string, tripId: string): Promise<UnsentRecord | undefined> {
    const keyNow = () => keyOf(this.#ownerNow(userId), tripId);
    const read = (store: UseStore) =>
      store("readonly", async (records) =>
        readRecord(await promisifyRequest<unknown>(records.get(keyNow()))),
      );
    return (
      this.#memory.get(keyNow()) ?? this.#database.use<UnsentRecord | undefined>(read, undefined)
    );
  }

  async update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<void> {
    const keyNow = () => keyOf(this.#ownerNow(userId), tripId);
    const write = (store: UseStore) =>
      store("readwrite", async (records) => {
        const key = keyNow();
        const stored = readRecord(await promisifyRequest<unknown>(records.get(key)));
        records.put(change(this.#memory.get(key) ?? stored), key);
        // A page that is closing does not wait for the transaction to end by itself.
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return true;
      });
    // What lives in memory is stored as soon as there is room again.
    if (await this.#database.use(write, false)) {
      this.#memory.delete(keyNow());
      return;
    }
    const stored = await this.read(userId, tripId);
    // Another queue may have written meanwhile.
    this.#memory.set(keyNow(), change(this.#memory.get(keyNow()) ?? stored));
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

  /**
   * Gives the stored changes of a trip to another owner, in one transaction, so that two windows do it once. Null when there
   * are none; undefined while the database does not answer.
   */
  async handOver(
    tripId: string,
    from: string,
    to: string,
  ): Promise<UnsentRecord | null | undefined> {
    const [former, key] = [keyOf(from, tripId), keyOf(to, tripId)];
    const move = (store: UseStore) =>
      store("readwrite", async (records) => {
        const stored = await promisifyRequest<unknown>(records.get(former));
        if (stored !== undefined) {
          records.put(stored, key);
          records.delete(former);
        }
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return stored === undefined ? null : readRecord(stored);
      });
    return this.#database.use<UnsentRecord | null | undefined>(move, undefined);
  }

  /** Gives another owner all that lives in the memory of this window, which no other window can. Answers the trips with changes. */
  handOverMemory(from: string, to: string): string[] {
    const prefix = keyOf(from, "");
    return [...this.#memory].flatMap(([former, record]) => {
      if (!former.startsWith(prefix)) return [];
      const tripId = former.slice(prefix.length);
      this.#memory.delete(former);
      this.#memory.set(keyOf(to, tripId), record);
      return record.entries.length > 0 ? [tripId] : [];
    });
  }

  async remove(userId: string, tripId: string): Promise<void> {
    const key = keyOf(userId, tripId);
    this.#memory.delete(key);
    const remove = (store: UseStore) =>
      store("readwrite", (records) => promisifyRequest(records.delete(key)));
    await this.#database.use(remove, undefined);
  }
}

/** Whether changes wait in a record, also those of another version of the app. */
export const holdsChanges = ({ entries, unread = [] }: UnsentRecord): boolean =>
  entries.length + unread.length > 0;

/** True for a record that holds nothing but old names. */
export const isExpired = (record: UnsentRecord, now: number): boolean =>
  !holdsChanges(record) && now - record.at > limits.cacheHours * msOfHour;
