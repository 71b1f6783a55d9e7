import { createClient } from "@redis/client";
import { StartFailure, systemCode } from "../start-failure.ts";

/** How long a call waits for Redis before it goes on without. */
const commandMs = 250;
/** How long the start waits for the first connection. */
const startMs = 1_000;
/** After a failure Redis is left alone for so long; then one call tries it again. */
const pauseMs = 2_000;
const reconnectMostMs = 5_000;
/** A silent connection is asked for a sign of life, and closed when none comes. */
const pingMs = 5_000;
const silentMs = 15_000;
const mostQueued = 10_000;

export interface LinkLog {
  info(message: string): void;
  warn(line: object, message: string): void;
}

type Client = ReturnType<typeof connectTo>;

/** A connection to Redis that nobody depends on: slow or gone, it is left alone for a while and comes back by itself. */
export class RedisLink {
  readonly client: Client;
  readonly #log: LinkLog;
  #isOut = false;
  #retryAt = 0;

  private constructor(client: Client, log: LinkLog) {
    this.client = client;
    this.#log = log;
    client.on("error", (error: unknown) => this.#failed(error));
    client.on("ready", () => {
      this.#retryAt = 0;
    });
  }

  /** Connects; where Redis cannot be reached within a second, goes on trying behind the scenes. */
  static async open(url: string, log: LinkLog): Promise<RedisLink> {
    const link = new RedisLink(connectTo(url), log);
    const failed = new Promise((resolve) => link.client.once("error", resolve));
    // It rejects only when the link is closed before it ever stood.
    const connected = link.client.connect().catch(() => undefined);
    await within(startMs, Promise.race([connected, failed])).catch(link.#failed);
    if (link.client.isReady) log.info("rate limits are shared through Redis");
    return link;
  }

  /** Answers what `shared` does with Redis or, when that fails or takes too long, what `alone` does without it. */
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

  /** While it is out, only one call in a while is spent on finding out whether it is back. */
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
    this.#log.info("Redis answers again: rate limits are shared");
  }

  readonly #failed = (error: unknown): void => {
    this.#retryAt = Date.now() + pauseMs;
    if (this.#isOut) return;
    this.#isOut = true;
    this.#log.warn(
      { reason: describe(error) },
      "REDIS_URL: Redis does not answer; until it does, this process counts rate limits for itself",
    );
  };
}

function connectTo(url: string) {
  try {
    return createClient({
      url,
      // Understood by every Redis.
      RESP: 2,
      disableOfflineQueue: true,
      commandsQueueMaxLength: mostQueued,
      pingInterval: pingMs,
      socket: {
        connectTimeout: reconnectMostMs,
        socketTimeout: silentMs,
        reconnectStrategy: (retries) =>
          Math.min(100 * 2 ** Math.min(retries, 10), reconnectMostMs) * (0.8 + 0.2 * Math.random()),
      },
    });
  } catch {
    // Its error may quote the address, password and all.
    throw new StartFailure(
      "REDIS_URL: should be an address like redis://:password@host:6379 or rediss://host.",
    );
  }
}

/** What went wrong, in words that hold no address and no password: Redis and the system name neither. */
function describe(error: unknown): string {
  return systemCode(error) || (error instanceof Error ? error.message.slice(0, 200) : "unknown");
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
