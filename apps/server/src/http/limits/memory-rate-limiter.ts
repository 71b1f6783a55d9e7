import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/**
 * Keys of one limit in memory, some 5 MB. Far more than any limit allows, so that evicting a count costs more calls
 * than it gains.
 */
const maxKeys = 10_000;

/**
 * Counts in this process. A key ends after its time. When there are more than `maxKeys`, as in an attack from many
 * addresses, the oldest are dropped early, so that memory stays bounded.
 */
export class MemoryRateLimiter extends RateLimiterMemory {
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
    if (this.#keys.size > maxKeys && oldest !== undefined) await this.delete(oldest);
    return counted;
  }
}
