import cluster from "node:cluster";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { LimitAnswer, LimitQuestion } from "./count-for-workers.ts";

/** Where keys are counted. `consume` rejects with a `RateLimiterRes` what is over the limit. */
export interface CountingStore {
  consume(key: string, points?: number): Promise<RateLimiterRes>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** A primary that is busy for longer is not waited for: the worker counts for itself. */
const answerMs = 1_000;

/** The way of a worker (`npm start -- --workers`) to its primary, which counts for all of them. */
export class PrimaryConnection {
  readonly #waiting = new Map<number, (answer: LimitAnswer) => void>();
  #lastId = 0;

  /** Null in a process that is no worker. */
  static open(): PrimaryConnection | null {
    return cluster.isWorker ? new PrimaryConnection() : null;
  }

  private constructor() {
    process.on("message", this.#take);
  }

  /** The counts of one limit at the primary. */
  storeOf(limit: LimitQuestion["limit"]): CountingStore {
    const ask = (work: LimitQuestion["work"], key: string, points?: number) =>
      this.#ask({ work, key, limit, ...(points !== undefined && { points }) });
    return {
      consume: async (key, points) => {
        const answer = await ask("consume", key, points);
        const counted = new RateLimiterRes(0, answer.msBeforeNext, answer.consumedPoints);
        if (answer.isRefused) throw counted;
        return counted;
      },
      reward: (key) => ask("reward", key),
      delete: (key) => ask("delete", key),
    };
  }

  close(): void {
    process.off("message", this.#take);
  }

  readonly #take = (message: unknown): void => {
    const answer = message as LimitAnswer;
    if (answer.kind === "limit") this.#waiting.get(answer.id)?.(answer);
  };

  async #ask(question: Omit<LimitQuestion, "kind" | "id">): Promise<LimitAnswer> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<LimitAnswer>();
    const timer = setTimeout(() => reject(new Error("the primary is busy")), answerMs);
    this.#waiting.set(id, resolve);
    process.send?.({ kind: "limit", id, ...question } satisfies LimitQuestion);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }
}
