import { delMany, type UseStore } from "idb-keyval";
import { whenIdle } from "../loading/when-idle.ts";
import { IndexedDbStore } from "./indexed-db-store.ts";

/** A cached value and when it was written (milliseconds since 1970). */
export interface CacheEntry {
  at: number;
  value: unknown;
}

export interface IndexedDbCacheLimits {
  /** Older entries are not answered and get deleted. */
  hours: number;
  /** The number of entries; beyond it the oldest are deleted. */
  most: number;
}

const isCacheEntry = (value: unknown): value is CacheEntry =>
  typeof value === "object" && value !== null && "at" in value && typeof value.at === "number";

/** A cache in IndexedDB, by key, for small values. */
export class IndexedDbCache {
  readonly #store: IndexedDbStore;
  readonly #limits: IndexedDbCacheLimits;
  #isTidied = false;

  constructor(name: string, limits: IndexedDbCacheLimits) {
    this.#store = new IndexedDbStore(name);
    this.#limits = limits;
  }

  /** The entries of these keys that are not too old. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, CacheEntry>> {
    const oldest = Date.now() - this.#limits.hours * 3_600_000;
    const found = await this.#store.get(keys);
    return new Map(
      keys.flatMap((key, index) => {
        const entry = found[index];
        return isCacheEntry(entry) && entry.at >= oldest ? [[key, entry] as const] : [];
      }),
    );
  }

  async write(values: ReadonlyMap<string, unknown>): Promise<void> {
    if (values.size === 0) return;
    const at = Date.now();
    const entries = [...values].map(([key, value]): [string, CacheEntry] => [key, { at, value }]);
    await this.#store.set(entries);
    if (this.#isTidied) return;
    this.#isTidied = true;
    whenIdle(() => void this.#store.use((store) => this.#tidy(store), undefined));
  }

  async clear(): Promise<void> {
    await this.#store.clear();
  }

  async #tidy(store: UseStore): Promise<void> {
    const oldest = Date.now() - this.#limits.hours * 3_600_000;
    const ages = await listAges(store);
    ages.sort((a, b) => b.at - a.at);
    const gone = ages.filter(({ at }, place) => at < oldest || place >= this.#limits.most);
    await delMany(
      gone.map(({ key }) => key),
      store,
    );
  }
}

/** The keys and times of all entries. A cursor holds only one value in memory at a time. */
function listAges(store: UseStore): Promise<{ key: IDBValidKey; at: number }[]> {
  return store("readonly", (entries) => {
    const ages: { key: IDBValidKey; at: number }[] = [];
    return new Promise((resolve, reject) => {
      const request = entries.openCursor();
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return resolve(ages);
        ages.push({ key: cursor.primaryKey, at: isCacheEntry(cursor.value) ? cursor.value.at : 0 });
        cursor.continue();
      };
    });
  });
}
