import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { BoundedMemory } from "../bounded-memory.ts";

const memoryBytes = 16 * 1_048_576;
/** Places change slowly, and the terms of free services ask that nobody asks them twice. */
const keptMs = 30 * 86_400_000;
/** What is not known today may be mapped tomorrow, and an engine may be filled just now. */
const nothingKeptMs = 3_600_000;

interface Kept {
  until: number;
  /** As JSON: what is kept has a size, and nobody changes it. */
  places: string;
}

/** What engines found, in memory; what several ask for at once is asked for once. Failures are not kept. */
export class PlaceCache {
  readonly #now: () => number;
  readonly #memory = new BoundedMemory<Kept>(memoryBytes, ({ places }) => places.length);
  readonly #underWay = new Map<string, Promise<readonly FoundPlace[]>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is kept under the key, else what is found by asking. */
  async find(
    key: string,
    ask: () => Promise<readonly FoundPlace[]>,
  ): Promise<readonly FoundPlace[]> {
    const kept = this.#memory.get(key);
    if (kept && kept.until > this.#now()) return JSON.parse(kept.places) as FoundPlace[];
    const asked = this.#underWay.get(key) ?? this.#askOnce(key, ask);
    return asked;
  }

  #askOnce(key: string, ask: () => Promise<readonly FoundPlace[]>): Promise<readonly FoundPlace[]> {
    const asked = ask()
      .then((places) => {
        const until = this.#now() + (places.length > 0 ? keptMs : nothingKeptMs);
        this.#memory.set(key, { until, places: JSON.stringify(places) });
        return places;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }
}
