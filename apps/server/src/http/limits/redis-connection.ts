import type { Log } from "../../process/log.ts";
import { describeFailure, makeRedisClient, type RedisClient } from "../../redis/redis-client.ts";

/** How long a call waits for Redis before it counts in memory. */
const commandMs = 250;
/** How long the start waits for the first connection. */
const startMs = 1_000;
/** After a failure Redis is not used for this long. Then one call tries it again. */
const pauseMs = 2_000;

/**
 * A connection to Redis that the server can do without. While Redis is slow or gone, limits are counted in memory; it
 * is used again by itself.
 */
export class RedisConnection {
  readonly client: RedisClient;
  readonly #log: Log;
  #isOut = false;
  #retryAt = 0;

  private constructor(client: RedisClient, log: Log) {
    this.client = client;
    this.#log = log;
    client.on("error", (error: unknown) => this.#failed(error));
    client.on("ready", () => {
      this.#retryAt = 0;
    });
  }

  /** Connects. When Redis is out of reach for a second, connecting goes on in the background. */
  static async open(url: string, log: Log): Promise<RedisConnection> {
    const connection = new RedisConnection(makeRedisClient(url), log);
    const failed = new Promise((resolve) => connection.client.once("error", resolve));
    // It rejects only when the connection is closed before it is ready.
    const connected = connection.client.connect().catch(() => undefined);
    await within(startMs, Promise.race([connected, failed])).catch(connection.#failed);
    if (connection.client.isReady) log.info({}, "rate limits are shared through Redis");
    return connection;
  }

  /** Answers `shared()` from Redis, or `alone()` when Redis fails or takes too long. */
  async use<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (!this.#isWorthATry()) return alone();
    try {
      const result = await within(commandMs, shared());
      this.#answered();
      return result;
    } catch (error) {
      this.#failed(error);
      return alone();
    }
  }

  close(): void {
    this.client.destroy();
  }

  /** During an outage only one call per pause tries Redis. */
  #isWorthATry(): boolean {
    if (!this.client.isReady) return false;
    if (!this.#isOut) return true;
    if (Date.now() < this.#retryAt) return false;
    this.#retryAt = Date.now() + pauseMs;
    return true;
  }

  #answered(): void {
    if (!this.#isOut) return;
    this.#isOut = false;
    this.#log.info({}, "Redis answers again: rate limits are shared");
  }

  readonly #failed = (error: unknown): void => {
    this.#retryAt = Date.now() + pauseMs;
    if (this.#isOut) return;
    this.#isOut = true;
    this.#log.warn(
      { reason: describeFailure(error) },
      "REDIS_URL: Redis does not answer; until it does, this process counts rate limits for itself",
    );
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
