import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { News, NewsParts } from "../process/news.ts";

const connectMs = 4_000;
const keepAliveMs = 10_000;
/** After a failure the connection is tried again so much later, and then after twice as long each time. */
const firstPauseMs = 250;
const maxPauseMs = 10_000;
/** Messages that wait while there is no connection. Older ones are dropped. */
const maxWaiting = 1_000;
/** So long the connection has to end by itself. */
const lastMs = 1_000;

/**
 * Messages between the processes on one PostgreSQL (`LISTEN` and `NOTIFY`), over a connection of its own. They are sent
 * after the commit, not in the transaction: there PostgreSQL would let those transactions commit one after another. So a
 * message can be lost, and whoever listens must do without it.
 */
export class PostgresNews implements News {
  readonly #url: string;
  readonly #parts: NewsParts;
  readonly #stopped = new AbortController();
  #client: pg.Client | null = null;
  #socket: Socket | null = null;
  readonly #waiting: string[] = [];
  /** One statement at a time: what is told meanwhile goes with the next, so that a busy process sends few. */
  #sending: Promise<void> | null = null;

  constructor(url: string, parts: NewsParts) {
    this.#url = url;
    this.#parts = parts;
  }

  start(): void {
    void this.#keepConnected();
  }

  tell(text: string): void {
    if (this.#waiting.length >= maxWaiting) this.#waiting.shift();
    this.#waiting.push(text);
    this.#send();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    const client = this.#client;
    if (client === null) return;
    // A server that does not answer is not waited for.
    const cut = setTimeout(() => this.#socket?.destroy(), lastMs);
    await this.#sending;
    await client.end().catch(ignore);
    clearTimeout(cut);
  }

  #send(): void {
    this.#sending ??= this.#sendWaiting().finally(() => {
      this.#sending = null;
    });
  }

  async #sendWaiting(): Promise<void> {
    while (this.#client !== null && this.#waiting.length > 0) {
      const texts = this.#waiting.splice(0);
      await this.#client
        .query("select pg_notify($1, text) from unnest($2::text[]) as text", [
          this.#parts.channel,
          texts,
        ])
        .catch(ignore);
    }
  }

  async #keepConnected(): Promise<void> {
    const { signal } = this.#stopped;
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      const reason = await this.#connect(() => {
        pauseMs = firstPauseMs;
      });
      if (signal.aborted) return;
      this.#parts.log.warn({ reason }, "the connection for news of other processes broke");
      await wait(pauseMs, undefined, { signal, ref: false }).catch(ignore);
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
    }
  }

  /** Connects, and resolves with the reason when the connection has ended. */
  async #connect(onReady: () => void): Promise<string> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: "castor news",
      stream: () => {
        this.#socket = new Socket();
        return this.#socket;
      },
    });
    const ended = new Promise<string>((resolve) => {
      client.once("end", () => resolve("it was closed"));
      client.on("error", (error) => resolve(error.message));
    });
    client.on("notification", ({ payload = "" }) => this.#parts.onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#parts.channel)}`);
      if (this.#stopped.signal.aborted) return "stopped";
      this.#client = client;
      onReady();
      this.#parts.onConnected();
      this.#send();
      return await ended;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      this.#client = null;
      client.end().catch(ignore);
    }
  }
}

const ignore = () => undefined;
