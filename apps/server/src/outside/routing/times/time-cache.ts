import { LRUCache } from "lru-cache";
import type { FoundTime } from "./time-server.ts";

/** Some 20 MB: a hundred thousand keys of a hundred characters. */
const maxTimes = 100_000;
/** As long as the memory of legs is kept. */
const memoryMs = 3_600_000;

type Known = Exclude<FoundTime, "unknown">;

/**
 * Times that an engine found, leg by leg, in memory only: a day of sixty stops has 3,540 of them, and the table of legs would
 * lose as many lines of paths (decision 066).
 */
export class TimeCache {
  readonly #now: () => Date;
  readonly #times = new LRUCache<string, Known>({ max: maxTimes });
  #until = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  load(key: string): Known | undefined {
    this.#forgetOld();
    return this.#times.get(key);
  }

  keep(key: string, time: FoundTime): void {
    this.#forgetOld();
    if (time !== "unknown") this.#times.set(key, time);
  }

  #forgetOld(): void {
    const now = this.#now().getTime();
    if (now < this.#until) return;
    this.#times.clear();
    this.#until = now + memoryMs;
  }
}
