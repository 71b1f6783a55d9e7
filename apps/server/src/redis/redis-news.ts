import type { News, NewsParts } from "../process/news.ts";
import { describeFailure, makeRedisClient, type RedisClient } from "./redis-client.ts";

/**
 * Messages between the processes of an installation over the pub/sub of Redis (decision 132). One connection sends, another
 * one hears: to Redis, whoever hears can do nothing else. While Redis is away, messages are lost.
 */
export class RedisNews implements News {
  readonly #parts: NewsParts;
  readonly #sending: RedisClient;
  readonly #hearing: RedisClient;
  #isOut = false;

  /** Throws `StartFailure` for a bad address. */
  constructor(url: string, parts: NewsParts) {
    this.#parts = parts;
    this.#sending = makeRedisClient(url);
    this.#hearing = this.#sending.duplicate();
    for (const client of [this.#sending, this.#hearing]) client.on("error", this.#failed);
    this.#sending.on("ready", this.#recovered);
    this.#hearing.on("ready", () => void this.#subscribe());
  }

  start(): void {
    // Connecting goes on after a failure. It rejects only when the connection is closed before it is ready.
    for (const client of [this.#sending, this.#hearing]) client.connect().catch(ignore);
  }

  tell(text: string): void {
    if (this.#sending.isReady) this.#sending.publish(this.#parts.channel, text).catch(ignore);
  }

  async close(): Promise<void> {
    // What was told is still sent, where Redis answers.
    await this.#sending.close().catch(ignore);
    for (const client of [this.#sending, this.#hearing]) if (client.isOpen) client.destroy();
  }

  /** After each connection: the client does nothing where it has subscribed again by itself. */
  async #subscribe(): Promise<void> {
    try {
      await this.#hearing.subscribe(this.#parts.channel, this.#parts.onMessage);
    } catch (error) {
      return this.#failed(error);
    }
    this.#recovered();
    this.#parts.onConnected();
  }

  readonly #recovered = (): void => {
    if (!this.#isOut || !this.#sending.isReady || !this.#hearing.isReady) return;
    this.#isOut = false;
    this.#parts.log.info({}, "Redis answers again: processes tell each other what is new");
  };

  readonly #failed = (error: unknown): void => {
    if (this.#isOut) return;
    this.#isOut = true;
    this.#parts.log.warn(
      { reason: describeFailure(error) },
      "REDIS_URL: Redis does not answer; until it does, changes of other processes are told after some seconds",
    );
  };
}

const ignore = () => undefined;
