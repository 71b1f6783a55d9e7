import { decodePolyline, encodePolyline } from "@castor/core/basics/polyline.ts";
import type { Leg } from "@castor/core/services/path.ts";
import type { Database } from "../../db/database.ts";
import type { ProviderLog } from "../provider-host.ts";
import { type KeptLeg, LegMemory } from "./leg-memory.ts";
import { loadPathLegs, removeOldPathLegs, savePathLegs } from "./path-leg-store.ts";

const memoryBytes = 16 * 1_048_576;
/** The memory is believed for an hour: what is old goes from the database only. */
const memoryMs = 3_600_000;
/** That there is no way is believed for an hour too: somebody may be mending the map. */
const noWayMs = 3_600_000;
const mostNoWays = 10_000;
/** Legs that wait to be written; a database that takes none for so long shall not fill the memory. */
const mostWaiting = 2_000;

export interface LegCacheParts {
  database: Database;
  log: ProviderLog;
  now: () => Date;
  /** Legs that the database keeps; what it keeps by itself when absent. */
  mostKept?: number;
}

/** Ways that an engine found, in memory and in the database; in memory only, for a while, that there is none. */
export class LegCache {
  readonly #parts: LegCacheParts;
  #memory = new LegMemory(memoryBytes);
  #memoryUntil = 0;
  readonly #noWayUntil = new Map<string, number>();
  #waiting = new Map<string, KeptLeg>();
  #writing: Promise<void> | null = null;

  constructor(parts: LegCacheParts) {
    this.#parts = parts;
  }

  /** What is known of these legs. A database that does not answer knows nothing. */
  async load(keys: readonly string[]): Promise<ReadonlyMap<string, Leg | "none">> {
    const known = new Map<string, Leg | "none">();
    const elsewhere: string[] = [];
    this.#forgetOld();
    for (const key of new Set(keys)) {
      const leg = this.#memory.get(key);
      if (leg) known.set(key, toLeg(leg));
      else if (this.#isNoWay(key)) known.set(key, "none");
      else elsewhere.push(key);
    }
    for (const [key, leg] of await this.#loadKept(elsewhere)) {
      this.#memory.set(key, leg);
      known.set(key, toLeg(leg));
    }
    return known;
  }

  /** Keeps what an engine found; the caller never waits for it, nor hears of it when it cannot be written. */
  keep(found: ReadonlyMap<string, Leg | "none">): void {
    for (const [key, leg] of found) {
      if (leg === "none") {
        this.#noteNoWay(key);
        continue;
      }
      const { distance, duration, geometry } = leg;
      const kept = { distance, duration, line: encodePolyline(geometry.coordinates) };
      this.#memory.set(key, kept);
      if (this.#waiting.size < mostWaiting) this.#waiting.set(key, kept);
    }
    if (this.#waiting.size > 0) this.#writing ??= this.#writeWaiting();
  }

  /** Resolves when everything that was to be kept is written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  async #loadKept(keys: readonly string[]): Promise<ReadonlyMap<string, KeptLeg>> {
    if (keys.length === 0) return new Map();
    try {
      return await this.#parts.database.glance((queries) => loadPathLegs(queries, keys));
    } catch (error) {
      this.#parts.log.warn({ err: error }, "kept ways could not be read");
      return new Map();
    }
  }

  /** Only while something waits: it would end before its promise is kept, and nothing be written any more. */
  async #writeWaiting(): Promise<void> {
    const { database, log, now, mostKept } = this.#parts;
    while (this.#waiting.size > 0) {
      const legs = this.#waiting;
      this.#waiting = new Map();
      try {
        await database.write(async (queries) => {
          await savePathLegs(queries, legs, now());
          // Not only when it is tidied up: anyone may ask for ways, and faster than that.
          await removeOldPathLegs(queries, now(), legs.size, mostKept);
        });
      } catch (error) {
        log.warn({ err: error }, "ways could not be kept");
      }
    }
    this.#writing = null;
  }

  #forgetOld(): void {
    const now = this.#parts.now().getTime();
    if (now < this.#memoryUntil) return;
    this.#memory = new LegMemory(memoryBytes);
    this.#memoryUntil = now + memoryMs;
  }

  #isNoWay(key: string): boolean {
    const until = this.#noWayUntil.get(key);
    if (until !== undefined && until > this.#parts.now().getTime()) return true;
    this.#noWayUntil.delete(key);
    return false;
  }

  #noteNoWay(key: string): void {
    this.#noWayUntil.delete(key);
    this.#noWayUntil.set(key, this.#parts.now().getTime() + noWayMs);
    const [oldest] = this.#noWayUntil.keys();
    if (this.#noWayUntil.size > mostNoWays && oldest !== undefined) this.#noWayUntil.delete(oldest);
  }
}

function toLeg({ distance, duration, line }: KeptLeg): Leg {
  const coordinates = decodePolyline(line) ?? [];
  return { distance, duration, geometry: { type: "LineString", coordinates } };
}
