import type { KeyedStore } from "../src/device/storage/indexed-db-store.ts";

const stores = new Map<string, Map<string, unknown>>();

/** In place of IndexedDB: what is stored under a name stays until `emptyStores`. */
export class MemoryStore implements KeyedStore {
  /** How many more values there is room for, over all stores. */
  static room = Number.POSITIVE_INFINITY;
  readonly #values: Map<string, unknown>;

  constructor(name: string) {
    this.#values = stores.get(name) ?? new Map<string, unknown>();
    stores.set(name, this.#values);
  }

  async get(keys: readonly string[]): Promise<readonly unknown[]> {
    return keys.map((key) => structuredClone(this.#values.get(key)));
  }

  async entries(): Promise<readonly (readonly [string, unknown])[]> {
    return structuredClone([...this.#values]);
  }

  async keys(): Promise<readonly string[]> {
    return [...this.#values.keys()];
  }

  async set(values: readonly (readonly [string, unknown])[]): Promise<boolean> {
    if (this.#values.size + values.length > MemoryStore.room) return false;
    for (const [key, value] of values) this.#values.set(key, structuredClone(value));
    return true;
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#values.delete(key);
  }

  async clear(): Promise<void> {
    this.#values.clear();
  }
}

/** Empties all stores. */
export function emptyStores(): void {
  MemoryStore.room = Number.POSITIVE_INFINITY;
  for (const values of stores.values()) values.clear();
}
