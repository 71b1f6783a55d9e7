import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/**
 * Keys that one limit keeps in memory, some 5 MB. Many times what any limit allows, so that driving a count out takes
 * more tries than are won by it.
 */
const mostKeys = 10_000;

/**
 * Counts in this process. A key goes when its time is over; were there more keys than this until then, as when somebody
 * asks from a great many addresses, the oldest go early, so that nobody can fill the memory.
 */
export class MemoryLimiter extends RateLimiterMemory {
  /** Oldest window first. */
  readonly #keys = new Set<string | number>();

  override async consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    return this.#note(key, await super.consume(key, points));
  }

  override async reward(key: string | number, points?: number): Promise<RateLimiterRes> {
    return this.#note(key, await super.reward(key, points));
  }

  override delete(key: string | number): Promise<boolean> {
    this.#keys.delete(key);
    return super.delete(key);
  }

  async #note(key: string | number, counted: RateLimiterRes): Promise<RateLimiterRes> {
    if (!counted.isFirstInDuration) return counted;
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > mostKeys && oldest !== undefined) await this.delete(oldest);
    return counted;
  }
}
