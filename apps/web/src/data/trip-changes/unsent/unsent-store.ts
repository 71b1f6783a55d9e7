import { limits } from "@castor/core/limits.ts";
import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { emptyRecord, readRecord, type UnsentRecord } from "./unsent-record.ts";

/** Where unsent changes are kept (decision 055). */
export interface UnsentStore {
  /** False when the browser cannot keep them: closing the page loses them. */
  readonly isDurable: boolean;
  read(userId: string, tripId: string): Promise<UnsentRecord>;
  /** Reads, changes and writes a record in one transaction. Answers the new record. */
  update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<UnsentRecord>;
  /** The records of a user by trip. */
  list(userId: string): Promise<ReadonlyMap<string, UnsentRecord>>;
  remove(userId: string, tripId: string): Promise<void>;
}

/** Some browsers never open a database and never fail. */
const patienceMs = 5_000;
const msOfHour = 3_600_000;

const keyOf = (userId: string, tripId: string) => `${userId} ${tripId}`;

/** Keeps unsent changes in IndexedDB; where it is full, forbidden or missing, in memory until the page closes. */
export class IndexedDbUnsentStore implements UnsentStore {
  readonly #memory = new Map<string, UnsentRecord>();
  readonly #onFailure: () => void;
  #store: UseStore | null = null;
  #isDead = false;

  /** `onFailure`: called once when the browser cannot keep changes. */
  constructor(onFailure: () => void) {
    this.#onFailure = onFailure;
  }

  get isDurable(): boolean {
    return !this.#isDead;
  }

  async read(userId: string, tripId: string): Promise<UnsentRecord> {
    const key = keyOf(userId, tripId);
    const read = (store: UseStore) =>
      store("readonly", (records) => promisifyRequest<unknown>(records.get(key)));
    return this.#memory.get(key) ?? readRecord(await this.#try(read, undefined));
  }

  async update(
    userId: string,
    tripId: string,
    change: (record: UnsentRecord) => UnsentRecord,
  ): Promise<UnsentRecord> {
    const key = keyOf(userId, tripId);
    const write = (store: UseStore) =>
      store("readwrite", async (records) => {
        const changed = change(readRecord(await promisifyRequest<unknown>(records.get(key))));
        records.put(changed, key);
        // A page that is closing does not wait for the transaction to end by itself.
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return changed;
      });
    const kept = this.#memory.get(key);
    if (kept === undefined) {
      const written = await this.#try(write, null);
      if (written) return written;
    }
    const changed = change(this.#memory.get(key) ?? emptyRecord);
    this.#memory.set(key, changed);
    return changed;
  }

  async list(userId: string): Promise<ReadonlyMap<string, UnsentRecord>> {
    const prefix = keyOf(userId, "");
    const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const read = (store: UseStore) =>
      store("readonly", async (records) => {
        const keys = await promisifyRequest(records.getAllKeys(range()));
        const values = await promisifyRequest<unknown[]>(records.getAll(range()));
        return keys.map((key, at): [string, unknown] => [String(key), values[at]]);
      });
    const stored = (await this.#try(read, [])).map(
      ([key, value]) => [key, readRecord(value)] as const,
    );
    const all = new Map([...stored, ...this.#memory]);
    return new Map(
      [...all].flatMap(([key, record]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), record] as const] : [],
      ),
    );
  }

  async remove(userId: string, tripId: string): Promise<void> {
    const key = keyOf(userId, tripId);
    this.#memory.delete(key);
    await this.#try(
      (store) => store("readwrite", (records) => promisifyRequest(records.delete(key))),
      undefined,
    );
  }

  async #try<T>(use: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    if (this.#isDead) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no database")), patienceMs);
    });
    try {
      this.#store ??= createStore("castor-unsent", "unsent");
      return await Promise.race([use(this.#store), giveUp]);
    } catch {
      this.#isDead = true;
      this.#onFailure();
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** True for a record that holds nothing but old names. */
export const isExpired = ({ entries, at }: UnsentRecord, now: number): boolean =>
  entries.length === 0 && now - at > limits.cacheHours * msOfHour;
