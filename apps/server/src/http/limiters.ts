import { createHmac } from "node:crypto";
import { AppError } from "@castor/core/errors.ts";
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { MemoryLimiter } from "./memory-limiter.ts";
import type { LinkLog, RedisLink } from "./redis-link.ts";

/** So many points in so many seconds, counted from the first. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** What is said when they are used up, as `words` of an AppError. */
  words?: string;
}

/** Counts by key: by address, by account. */
export interface Limiter {
  /** Counts one; answers how many there are now, or throws 429 when they are too many. */
  count(key: string): Promise<number>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  /** Begins from nothing. */
  forget(key: string): Promise<void>;
}

/** Makes limiters: in memory, or over the Redis of `REDIS_URL`, so that several processes count together. */
export class Limiters {
  readonly #secret: string;
  readonly #link: RedisLink | null;

  private constructor(secret: string, link: RedisLink | null) {
    this.#secret = secret;
    this.#link = link;
  }

  /** `secret` hides whom a key speaks of; processes that count together share it. */
  static async open(options: {
    redisUrl: string | undefined;
    secret: string;
    log: LinkLog;
  }): Promise<Limiters> {
    const { redisUrl, secret, log } = options;
    if (redisUrl === undefined) return new Limiters(secret, null);
    const { RedisLink } = await import("./redis-link.ts");
    return new Limiters(secret, await RedisLink.open(redisUrl, log));
  }

  make(limit: Limit): Limiter {
    const { name: keyPrefix, points, seconds: duration, words } = limit;
    const refuse = (milliseconds: number) =>
      new AppError("TOO_MANY_REQUESTS", {
        retryAfter: milliseconds / 1_000,
        ...(words !== undefined && { words }),
      });
    const alone = new MemoryLimiter({ keyPrefix, points, duration });
    if (this.#link === null) return new CountingLimiter(this.#hide, refuse, (work) => work(alone));
    const link = this.#link;
    const shared = new RateLimiterRedis({
      storeClient: link.client,
      useRedisPackage: true,
      keyPrefix: `castor:${keyPrefix}`,
      points,
      duration,
    });
    return new CountingLimiter(this.#hide, refuse, (work) =>
      link.use(
        () => work(shared),
        () => work(alone),
      ),
    );
  }

  close(): void {
    this.#link?.close();
  }

  /** Short, whatever was sent, and no address of a person in clear: Redis may be backed up or looked into by others. */
  readonly #hide = (key: string): string =>
    createHmac("sha256", this.#secret).update(`limits ${key}`).digest("base64url").slice(0, 22);
}

type Use = <T>(work: (limiter: RateLimiterAbstract) => Promise<T>) => Promise<T>;

class CountingLimiter implements Limiter {
  readonly #hide: (key: string) => string;
  readonly #refuse: (milliseconds: number) => AppError;
  readonly #use: Use;

  constructor(hide: (key: string) => string, refuse: (milliseconds: number) => AppError, use: Use) {
    this.#hide = hide;
    this.#refuse = refuse;
    this.#use = use;
  }

  async count(key: string): Promise<number> {
    const hidden = this.#hide(key);
    // A refusal is an answer like any other: only a failure is to be counted elsewhere.
    const { isRefused, counted } = await this.#use((limiter) =>
      limiter.consume(hidden).then(
        (counted) => ({ isRefused: false, counted }),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return { isRefused: true, counted: refusal };
          throw refusal;
        },
      ),
    );
    if (isRefused) throw this.#refuse(counted.msBeforeNext);
    return counted.consumedPoints;
  }

  async giveBack(key: string): Promise<void> {
    const hidden = this.#hide(key);
    await this.#use((limiter) => limiter.reward(hidden));
  }

  async forget(key: string): Promise<void> {
    const hidden = this.#hide(key);
    await this.#use((limiter) => limiter.delete(hidden));
  }
}
