import { promisify } from "node:util";
import { gunzip as gunzipWithCallback } from "node:zlib";
import { LRUCache } from "lru-cache";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { reportCacheRead } from "../../metrics/telemetry.ts";

const gunzip = promisify(gunzipWithCallback);

/** Answers built at the same time. Each may hold a whole trip as rows and as text. */
const concurrency = 4;
const maxWaiting = 1_000;

/** Of the cache of a server: some hundreds of trips of 14 days, compressed. */
export const responseCacheBytes = 32 * 1_048_576;

/** A compressed answer and the version it was built from. */
export interface CachedResponse {
  tag: string;
  body: Buffer;
}

interface Kept extends CachedResponse {
  /** The answer decompressed, when somebody has asked for that. */
  plain: Buffer | null;
}

/**
 * An LRU cache of ready answers, each of the last version that was built. Any process finds the version in the database,
 * so that no process has to tell another what has changed. Concurrent requests for one answer share its build, so
 * that a large trip is in memory once.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Kept>;
  readonly #building = new Map<string, Promise<CachedResponse>>();
  readonly #unpacking = new Map<Buffer, Promise<Buffer>>();
  readonly #semaphore = new Semaphore({ concurrency, maxWaiting });

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // A larger answer would push out too many others.
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: ({ tag, body, plain }, name) =>
        name.length + tag.length + body.length + (plain?.length ?? 0),
    });
  }

  /** Of all answers that it holds. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(name: string, tag: string): Buffer | undefined {
    const known = this.#answers.get(name);
    const isCurrent = known?.tag === tag;
    reportCacheRead("answers", isCurrent);
    return isCurrent ? known.body : undefined;
  }

  /** The answer decompressed, for callers that do not take gzip. It is kept beside the compressed one. */
  async unpack(name: string, tag: string, ready: Buffer): Promise<Buffer> {
    const known = this.#answers.get(name);
    if (known?.body === ready && known.plain !== null) return known.plain;
    const other = this.#unpacking.get(ready);
    if (other !== undefined) return other;
    const unpacking = gunzip(ready);
    this.#unpacking.set(ready, unpacking);
    try {
      const plain = await unpacking;
      // Meanwhile a newer version may have been built.
      if (this.#answers.peek(name)?.body === ready)
        this.#answers.set(name, { tag, body: ready, plain });
      return plain;
    } finally {
      this.#unpacking.delete(ready);
    }
  }

  /**
   * Builds the answer, or waits for a build under way. If that fails, the answer is built anew, since its failure may
   * concern only its caller.
   */
  async build(
    name: string,
    tag: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const key = `${name} ${tag}`;
    const other = this.#building.get(key);
    if (other !== undefined) return other.catch(() => this.build(name, tag, make));
    const building = this.#semaphore.run(make);
    this.#building.set(key, building);
    try {
      const answer = await building;
      this.#answers.set(name, { ...answer, plain: null });
      return answer;
    } finally {
      this.#building.delete(key);
    }
  }
}
