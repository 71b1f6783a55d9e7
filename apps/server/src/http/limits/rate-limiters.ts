import { createHmac } from "node:crypto";
import { AppError } from "@castor/core/errors.ts";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "../../process/log.ts";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";
import { type CountingStore, PrimaryConnection } from "./primary-connection.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** `points` calls in `seconds`, counted from the first. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** The message of a refusal, as `words` of an AppError. */
  words?: string;
}

/** Counts by key, such as an address or an account. */
export interface RateLimiter {
  /** Counts one. Answers the count, or throws 429 when it is over the limit. */
  count(key: string): Promise<number>;
  /** Counts so many, also over the limit. Answers the count, and the milliseconds until it begins anew. */
  spend(key: string, points: number): Promise<{ consumed: number; milliseconds: number }>;
  /** Subtracts one. */
  giveBack(key: string): Promise<void>;
  /** Resets the count. */
  forget(key: string): Promise<void>;
}

/**
 * Makes limiters in memory, or where several processes count together: in the Redis of `REDIS_URL`, else for workers
 * in their primary.
 */
export class RateLimiters {
  readonly #secret: string;
  readonly #link: RedisConnection | null;
  readonly #primary: PrimaryConnection | null;

  private constructor(
    secret: string,
    link: RedisConnection | null,
    primary: PrimaryConnection | null,
  ) {
    this.#secret = secret;
    this.#link = link;
    this.#primary = primary;
  }

  /** `secret` hashes the keys. Processes that count together need the same one. */
  static async open(options: {
    redisUrl: string | undefined;
    secret: string;
    log: Log;
  }): Promise<RateLimiters> {
    const { redisUrl, secret, log } = options;
    if (redisUrl === undefined) return new RateLimiters(secret, null, PrimaryConnection.open());
    const { RedisConnection } = await import("./redis-connection.ts");
    return new RateLimiters(secret, await RedisConnection.open(redisUrl, log), null);
  }

  make(limit: Limit): RateLimiter {
    const { name: keyPrefix, points, seconds: duration, words } = limit;
    const refuse = (milliseconds: number) =>
      new AppError("TOO_MANY_REQUESTS", {
        retryAfter: milliseconds / 1_000,
        ...(words !== undefined && { words }),
      });
    const alone = new MemoryRateLimiter({ keyPrefix, points, duration });
    const atPrimary = this.#primary?.storeOf({ keyPrefix, points, duration });
    if (atPrimary !== undefined)
      return new CountingRateLimiter(this.#hide, refuse, (work) =>
        work(atPrimary).catch(() => work(alone)),
      );
    if (this.#link === null)
      return new CountingRateLimiter(this.#hide, refuse, (work) => work(alone));
    const link = this.#link;
    const shared = new RateLimiterRedis({
      storeClient: link.client,
      useRedisPackage: true,
      keyPrefix: `castor:${keyPrefix}`,
      points,
      duration,
    });
    return new CountingRateLimiter(this.#hide, refuse, (work) =>
      link.use(
        () => work(shared),
        () => work(alone),
      ),
    );
  }

  close(): void {
    this.#link?.close();
    this.#primary?.close();
  }

  /**
   * Keys are hashed: they stay short and contain no address in clear text, since Redis may be backed up or read by
   * others.
   */
  readonly #hide = (key: string): string =>
    createHmac("sha256", this.#secret).update(`limits ${key}`).digest("base64url").slice(0, 22);
}

type Use = <T>(work: (limiter: CountingStore) => Promise<T>) => Promise<T>;

class CountingRateLimiter implements RateLimiter {
  readonly #hide: (key: string) => string;
  readonly #refuse: (milliseconds: number) => AppError;
  readonly #use: Use;

  constructor(hide: (key: string) => string, refuse: (milliseconds: number) => AppError, use: Use) {
    this.#hide = hide;
    this.#refuse = refuse;
    this.#use = use;
  }

  async count(key: string): Promise<number> {
    const { isRefused, counted } = await this.#consume(key);
    if (isRefused) throw this.#refuse(counted.msBeforeNext);
    return counted.consumedPoints;
  }

  async spend(key: string, points: number) {
    const { counted } = await this.#consume(key, points);
    return { consumed: counted.consumedPoints, milliseconds: counted.msBeforeNext };
  }

  #consume(key: string, points?: number) {
    const hidden = this.#hide(key);
    // A refusal is a valid answer of Redis. Only a failure is counted in memory instead.
    return this.#use((limiter) =>
      limiter.consume(hidden, points).then(
        (counted) => ({ isRefused: false, counted }),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return { isRefused: true, counted: refusal };
          throw refusal;
        },
      ),
    );
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
