import { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";

const keyOf = (owner: string, tripId: string) => JSON.stringify([owner, tripId]);

function isOf(key: string, owner: string): boolean {
  const [known]: unknown[] = JSON.parse(key);
  return known === owner;
}

/** One value for each trip that a user has stored, read together. */
export class OwnTripStore<T> {
  readonly #store: IndexedDbStore;
  readonly #parse: (value: unknown) => T | undefined;
  #read: { owner: string; values: Promise<readonly T[]> } | null = null;

  /** `parse` answers undefined for what it does not understand. */
  constructor(name: string, parse: (value: unknown) => T | undefined) {
    this.#store = new IndexedDbStore(name);
    this.#parse = parse;
  }

  /** Null deletes it. */
  async write(owner: string, tripId: string, value: T | null): Promise<boolean> {
    this.#read = null;
    const key = keyOf(owner, tripId);
    if (value !== null) return this.#store.set([[key, value]]);
    await this.#store.delete([key]);
    return true;
  }

  /** The values of all trips of a user; read once a page. */
  list(owner: string): Promise<readonly T[]> {
    if (this.#read?.owner !== owner) this.#read = { owner, values: this.#load(owner) };
    return this.#read.values;
  }

  async #load(owner: string): Promise<readonly T[]> {
    const entries = await this.#store.entries();
    return entries.flatMap(([key, value]) => (isOf(key, owner) ? (this.#parse(value) ?? []) : []));
  }
}
