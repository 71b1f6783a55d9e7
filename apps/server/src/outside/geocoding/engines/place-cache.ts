import { createByteCache } from "../../../caching/create-byte-cache.ts";
import type { PlaceWithNames } from "../place-with-names.ts";

const memoryBytes = 16 * 1_048_576;
/** Places change slowly, and terms of free services ask for caching. */
const ttlMs = 30 * 86_400_000;
/** A missing place may be mapped tomorrow, or its engine may still be importing. */
const emptyTtlMs = 3_600_000;

interface CachedPlaces {
  until: number;
  /** As JSON, so that its size is known and nobody changes it. */
  places: string;
}

/** An LRU cache of engines' results in memory. Concurrent queries share a call. Failures are not cached. */
export class PlaceCache {
  readonly #now: () => number;
  readonly #memory = createByteCache<CachedPlaces>(memoryBytes, ({ places }) => places.length);
  readonly #underWay = new Map<string, Promise<readonly PlaceWithNames[]>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The cached result of the key, else the result of `ask`. */
  async find(
    key: string,
    ask: () => Promise<readonly PlaceWithNames[]>,
  ): Promise<readonly PlaceWithNames[]> {
    const cached = this.#memory.get(key);
    if (cached && cached.until > this.#now()) return JSON.parse(cached.places) as PlaceWithNames[];
    const asked = this.#underWay.get(key) ?? this.#askOnce(key, ask);
    return asked;
  }

  #askOnce(
    key: string,
    ask: () => Promise<readonly PlaceWithNames[]>,
  ): Promise<readonly PlaceWithNames[]> {
    const asked = ask()
      .then((places) => {
        const until = this.#now() + (places.length > 0 ? ttlMs : emptyTtlMs);
        this.#memory.set(key, { until, places: JSON.stringify(places) });
        return places;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }
}
