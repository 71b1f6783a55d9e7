import { decodePolyline, encodePolyline } from "@castor/core/geo/polyline.ts";
import type { Leg } from "@castor/core/services/paths/path.ts";
import { LRUCache } from "lru-cache";
import { createByteCache } from "../../../caching/create-byte-cache.ts";
import type { Database } from "../../../db/database.ts";
import type { Log } from "../../../process/log.ts";
import { type CachedLeg, loadPathLegs, removeOldPathLegs, savePathLegs } from "./path-leg-store.ts";

const memoryBytes = 16 * 1_048_576;
/** Memory is cleared every hour; expired legs are removed from the database only. */
const memoryMs = 3_600_000;
/** That there is no path is cached for an hour too, since the map may be corrected. */
const noPathMs = 3_600_000;
const maxNoPaths = 10_000;
/** Legs waiting to be written. A failing database must not fill the memory. */
const maxWaiting = 2_000;

export interface LegCacheOptions {
  database: Database;
  log: Log;
  now: () => Date;
  /** The number of legs kept in the database; the store's default when absent. */
  maxLegs?: number;
}

/** Legs found by an engine, in memory and in the database. That there is no path is cached in memory only. */
export class LegCache {
  readonly #options: LegCacheOptions;
  readonly #memory = createByteCache<CachedLeg>(memoryBytes, ({ line }) => line.length);
  #memoryUntil = 0;
  readonly #noPathUntil = new LRUCache<string, number>({ max: maxNoPaths });
  #waiting = new Map<string, CachedLeg>();
  #writing: Promise<void> | null = null;

  constructor(options: LegCacheOptions) {
    this.#options = options;
  }

  /** The known legs among these keys. A failing database knows none. */
  async load(keys: readonly string[]): Promise<ReadonlyMap<string, Leg | "none">> {
    const known = new Map<string, Leg | "none">();
    const elsewhere: string[] = [];
    this.#forgetOld();
    for (const key of new Set(keys)) {
      const leg = this.#memory.get(key);
      if (leg) known.set(key, toLeg(leg));
      else if (this.#isNoPath(key)) known.set(key, "none");
      else elsewhere.push(key);
    }
    for (const [key, leg] of await this.#loadCached(elsewhere)) {
      this.#memory.set(key, leg);
      known.set(key, toLeg(leg));
    }
    return known;
  }

  /** Caches found legs. The caller does not wait for the database, and a failed write is only logged. */
  keep(found: ReadonlyMap<string, Leg | "none">): void {
    for (const [key, leg] of found) {
      if (leg === "none") {
        this.#cacheNoPath(key);
        continue;
      }
      const { distance, duration, geometry } = leg;
      const cached = { distance, duration, line: encodePolyline(geometry.coordinates) };
      this.#memory.set(key, cached);
      if (this.#waiting.size < maxWaiting) this.#waiting.set(key, cached);
    }
    if (this.#waiting.size > 0) this.#writing ??= this.#writeWaiting();
  }

  /** Resolves when all legs are written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  async #loadCached(keys: readonly string[]): Promise<ReadonlyMap<string, CachedLeg>> {
    if (keys.length === 0) return new Map();
    try {
      return await this.#options.database.glance((queries) => loadPathLegs(queries, keys));
    } catch (error) {
      this.#options.log.warn({ err: error }, "cached legs could not be read");
      return new Map();
    }
  }

  /**
   * Runs while legs wait. Called without any, it would end before its promise is stored, and nothing would be written
   * any more.
   */
  async #writeWaiting(): Promise<void> {
    const { database, log, now, maxLegs } = this.#options;
    while (this.#waiting.size > 0) {
      const legs = this.#waiting;
      this.#waiting = new Map();
      try {
        await database.write(async (queries) => {
          await savePathLegs(queries, legs, now());
          // Not only at the cleanup: anyone may request paths faster than that.
          await removeOldPathLegs(queries, now(), legs.size, maxLegs);
        });
      } catch (error) {
        log.warn({ err: error }, "legs could not be stored");
      }
    }
    this.#writing = null;
  }

  #forgetOld(): void {
    const now = this.#options.now().getTime();
    if (now < this.#memoryUntil) return;
    this.#memory.clear();
    this.#memoryUntil = now + memoryMs;
  }

  #isNoPath(key: string): boolean {
    const until = this.#noPathUntil.get(key);
    if (until !== undefined && until > this.#options.now().getTime()) return true;
    this.#noPathUntil.delete(key);
    return false;
  }

  #cacheNoPath(key: string): void {
    this.#noPathUntil.set(key, this.#options.now().getTime() + noPathMs);
  }
}

function toLeg({ distance, duration, line }: CachedLeg): Leg {
  const coordinates = decodePolyline(line) ?? [];
  return { distance, duration, geometry: { type: "LineString", coordinates } };
}
