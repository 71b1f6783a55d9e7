import { clear, createStore, delMany, getMany, setMany, type UseStore } from "idb-keyval";
import { whenIdle } from "../loading/when-idle.ts";

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

/**
 * Some browsers never open a database and never fail. After this time the cache counts as broken and nothing waits for
 * it.
 */
const patienceMs = 5_000;

const isCacheEntry = (value: unknown): value is CacheEntry =>
  typeof value === "object" && value !== null && "at" in value && typeof value.at === "number";

/**
 * A cache in IndexedDB, by key. Only this class touches IndexedDB. Where IndexedDB is full, forbidden or missing,
 * nothing is cached and no call fails.
 */
export class IndexedDbCache {
  readonly #name: string;
  readonly #limits: IndexedDbCacheLimits;
  #store: UseStore | null = null;
  #isTidied = false;
  #isDead = false;

  constructor(name: string, limits: IndexedDbCacheLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** The entries of these keys that are not too old. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, CacheEntry>> {
    const oldest = Date.now() - this.#limits.hours * 3_600_000;
    const found = await this.#try((store) => getMany<unknown>([...keys], store), []);
    return new Map(
      keys.flatMap((key, at) => {
        const entry = found[at];
        return isCacheEntry(entry) && entry.at >= oldest ? [[key, entry] as const] : [];
      }),
    );
  }

  async write(values: ReadonlyMap<string, unknown>): Promise<void> {
    if (values.size === 0) return;
    const at = Date.now();
    const entries = [...values].map(([key, value]): [string, CacheEntry] => [key, { at, value }]);
    await this.#try((store) => setMany(entries, store), undefined);
    if (this.#isTidied) return;
    this.#isTidied = true;
    whenIdle(() => void this.#try((store) => this.#tidy(store), undefined));
  }

  async clear(): Promise<void> {
    await this.#try((store) => clear(store), undefined);
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

  async #try<T>(use: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    if (this.#isDead) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#isDead = true;
        resolve(otherwise);
      }, patienceMs);
    });
    try {
      this.#store ??= createStore(`castor-${this.#name}`, this.#name);
      return await Promise.race([use(this.#store), giveUp]);
    } catch {
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
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
