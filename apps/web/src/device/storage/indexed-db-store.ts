import {
  clear,
  createStore,
  delMany,
  entries,
  getMany,
  keys,
  setMany,
  type UseStore,
} from "idb-keyval";

/**
 * Some browsers never open a database and never fail. After this time the store counts as broken and nothing waits for
 * it.
 */
const usualPatienceMs = 15_000;

/** Values by key. A call that fails answers as if nothing were stored. */
export interface KeyedStore {
  get(keys: readonly string[]): Promise<readonly unknown[]>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
  keys(): Promise<readonly string[]>;
  /** False when the values were not stored: there is no room, or storage is forbidden. */
  set(values: readonly (readonly [string, unknown])[]): Promise<boolean>;
  delete(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** A store in IndexedDB. Where IndexedDB is full, forbidden or missing, nothing is stored and no call fails. */
export class IndexedDbStore implements KeyedStore {
  readonly #name: string;
  readonly #patienceMs: number;
  #store: UseStore | null = null;
  #isDead = false;

  /** `patienceMs` is longer where values are large. */
  constructor(name: string, patienceMs = usualPatienceMs) {
    this.#name = name;
    this.#patienceMs = patienceMs;
  }

  get(keys: readonly string[]): Promise<readonly unknown[]> {
    return this.use((store) => getMany<unknown>([...keys], store), []);
  }

  entries(): Promise<readonly (readonly [string, unknown])[]> {
    return this.use((store) => entries<string, unknown>(store), []);
  }

  keys(): Promise<readonly string[]> {
    return this.use((store) => keys<string>(store), []);
  }

  set(values: readonly (readonly [string, unknown])[]): Promise<boolean> {
    return this.use(async (store) => {
      await setMany(
        values.map(([key, value]) => [key, value]),
        store,
      );
      return true;
    }, false);
  }

  delete(keys: readonly string[]): Promise<void> {
    return this.use((store) => delMany([...keys], store), undefined);
  }

  clear(): Promise<void> {
    return this.use((store) => clear(store), undefined);
  }

  /** Runs work on the store; answers `otherwise` when it fails or takes too long. */
  async use<T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    if (this.#isDead) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#isDead = true;
        resolve(otherwise);
      }, this.#patienceMs);
    });
    try {
      this.#store ??= createStore(`castor-${this.#name}`, this.#name);
      return await Promise.race([work(this.#store), giveUp]);
    } catch {
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  }
}
