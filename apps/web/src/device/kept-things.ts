import { clear, createStore, delMany, getMany, setMany, type UseStore } from "idb-keyval";
import { whenIdle } from "./when-idle.ts";

/** What was kept under a key, and when (milliseconds since 1970). */
export interface Kept {
  at: number;
  value: unknown;
}

export interface KeptLimits {
  /** Older ones are gone. */
  hours: number;
  /** Beyond so many the oldest go. */
  most: number;
}

/** Some browsers open a database never, without saying so: whoever waited so long goes on without it, and nobody waits again. */
const patienceMs = 5_000;

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "at" in value && typeof value.at === "number";

/**
 * Things by key in the browser's database, the only place that touches IndexedDB. It may be full, forbidden, or not
 * there: then nothing is kept, and nobody hears of it.
 */
export class KeptThings {
  readonly #name: string;
  readonly #limits: KeptLimits;
  #store: UseStore | null = null;
  #isTidied = false;
  #isDead = false;

  constructor(name: string, limits: KeptLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** What is kept under these keys and is not too old. */
  async read(keys: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
    const oldest = Date.now() - this.#limits.hours * 3_600_000;
    const kept = await this.#try((store) => getMany<unknown>([...keys], store), []);
    return new Map(
      keys.flatMap((key, at) => {
        const thing = kept[at];
        return isKept(thing) && thing.at >= oldest ? [[key, thing] as const] : [];
      }),
    );
  }

  async write(things: ReadonlyMap<string, unknown>): Promise<void> {
    if (things.size === 0) return;
    const at = Date.now();
    const entries = [...things].map(([key, value]): [string, Kept] => [key, { at, value }]);
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

/** Keys and ages of all things, without holding more than one of them. */
function listAges(store: UseStore): Promise<{ key: IDBValidKey; at: number }[]> {
  return store("readonly", (things) => {
    const ages: { key: IDBValidKey; at: number }[] = [];
    return new Promise((resolve, reject) => {
      const request = things.openCursor();
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return resolve(ages);
        ages.push({ key: cursor.primaryKey, at: isKept(cursor.value) ? cursor.value.at : 0 });
        cursor.continue();
      };
    });
  });
}
