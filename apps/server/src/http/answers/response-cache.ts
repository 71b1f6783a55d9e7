import { LRUCache } from "lru-cache";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { reportCacheRead } from "../../metrics/telemetry.ts";

/** Answers built at the same time. Each may hold a whole trip as rows and as text. */
const concurrency = 4;
const maxWaiting = 1_000;

/** A compressed answer and the version it was built from. */
export interface CachedResponse {
  tag: string;
  body: Buffer;
}

/**
 * An LRU cache of compressed answers of versioned endpoints. Concurrent requests for one answer share its build, so
 * that a large trip is in memory once.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Buffer>;
  readonly #building = new Map<string, Promise<CachedResponse>>();
  readonly #semaphore = new Semaphore({ concurrency, maxWaiting });

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // A larger answer would push out too many others.
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: (body, key) => key.length + body.length,
    });
  }

  get(row: string, tag: string): Buffer | undefined {
    const answer = this.#answers.get(keyOf(row, tag));
    reportCacheRead("answers", answer !== undefined);
    return answer;
  }

  /**
   * Builds the answer, or waits for a build under way. If that fails, the answer is built anew, since its failure may
   * concern only its caller.
   */
  async build(
    row: string,
    tag: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const key = keyOf(row, tag);
    const other = this.#building.get(key);
    if (other !== undefined) return other.catch(() => this.build(row, tag, make));
    const building = this.#semaphore.run(make);
    this.#building.set(key, building);
    try {
      const answer = await building;
      this.#answers.set(keyOf(row, answer.tag), answer.body);
      return answer;
    } finally {
      this.#building.delete(key);
    }
  }
}

const keyOf = (row: string, tag: string) => `${row} ${tag}`;
