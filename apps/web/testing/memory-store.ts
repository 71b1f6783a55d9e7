import type * as keyval from "idb-keyval";
import { vi } from "vitest";
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

/** The stores that were made by `createStore`. */
const made = new WeakMap<keyval.UseStore, MemoryStore>();
const storeOf = (store: keyval.UseStore | undefined): MemoryStore => {
  const known = store && made.get(store);
  if (!known) throw new Error("This store was not made here.");
  return known;
};

/**
 * In place of the library that reads and writes IndexedDB, which the page of tests lacks:
 * `vi.mock("idb-keyval", async () => (await import("…/memory-store.ts")).memoryKeyval)`. A transaction fails.
 */
export const memoryKeyval = {
  createStore(_database: string, name: string): keyval.UseStore {
    const store = () => Promise.reject(new Error("There are no transactions in memory."));
    made.set(store, new MemoryStore(name));
    return store;
  },
  getMany: (keys: string[], store?: keyval.UseStore) => storeOf(store).get(keys),
  async setMany(values: [string, unknown][], store?: keyval.UseStore) {
    if (!(await storeOf(store).set(values))) throw new DOMException("Full", "QuotaExceededError");
  },
  delMany: (keys: string[], store?: keyval.UseStore) => storeOf(store).delete(keys),
  entries: (store?: keyval.UseStore) => storeOf(store).entries(),
  keys: (store?: keyval.UseStore) => storeOf(store).keys(),
  clear: (store?: keyval.UseStore) => storeOf(store).clear(),
  promisifyRequest: () => Promise.reject(new Error("There are no requests in memory.")),
};

/** Lets the browser be idle at once. */
export const beIdle = (): void => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    run();
    return 0;
  });
};

/** Empties all stores. */
export function emptyStores(): void {
  MemoryStore.room = Number.POSITIVE_INFINITY;
  for (const values of stores.values()) values.clear();
}
