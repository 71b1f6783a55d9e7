import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import type { Reader, TripAccess } from "../../http/calls/context.ts";
import type { Log } from "../../process/log.ts";
import { addOpenings } from "./visit-store.ts";

/** Reads of one viewer with shorter pauses are one opening: a page that stays open reads its trip again and again. */
const pauseMs = 10 * 60_000;
const maxViewers = 20_000;
const writeEveryMs = 10_000;
/** Trips with openings that are not stored yet. A failing database must not fill the memory. */
const maxTrips = 5_000;

interface Options {
  database: Database;
  log: Log;
  now: () => Date;
}

/**
 * Counts openings of public trips by others than their members. They are stored in batches, beside the trip, so that they
 * slow no read and raise no version. Of viewers it only keeps hashes, with a salt of this process, in memory.
 */
export class TripVisitCounter {
  readonly #options: Options;
  readonly #salt = randomBytes(16);
  /** When a viewer last read a trip. */
  readonly #lastReads = new LRUCache<string, number>({ max: maxViewers });
  #waiting = new Map<string, number>();
  /** Openings on their way to the database. */
  #sent: ReadonlyMap<string, number> = new Map();
  #writing: Promise<void> | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), writeEveryMs).unref();
  }

  countOpening({ id, standing }: TripAccess, reader: Reader): void {
    if (standing.role !== null || !this.#isNewVisit(id, reader)) return;
    const known = this.#waiting.get(id);
    if (known === undefined && this.#waiting.size >= maxTrips) return;
    this.#waiting.set(id, (known ?? 0) + 1);
  }

  /** Openings of a trip that are not stored yet. */
  waitingFor(tripId: string): number {
    return (this.#waiting.get(tripId) ?? 0) + (this.#sent.get(tripId) ?? 0);
  }

  /** Stores what waits. Resolves when it is stored; a failed write is only logged and tried again later. */
  async flush(): Promise<void> {
    await this.#writing;
    if (this.#waiting.size === 0) return;
    this.#writing = this.#write().finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const { database, log } = this.#options;
    const openings = this.#waiting;
    this.#sent = openings;
    this.#waiting = new Map();
    try {
      await database.write((queries) => addOpenings(queries, openings));
    } catch (error) {
      log.warn({ err: error }, "openings of trips could not be stored yet");
      for (const [id, count] of openings)
        this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + count);
    } finally {
      this.#sent = new Map();
    }
  }

  #isNewVisit(tripId: string, { viewer, address, userAgent }: Reader): boolean {
    const who = viewer === null ? `${address}\n${userAgent}` : viewer.userId;
    const key = createHash("sha256")
      .update(this.#salt)
      .update(`${tripId}\n${who}`)
      .digest("base64url");
    const now = this.#options.now().getTime();
    const last = this.#lastReads.get(key);
    this.#lastReads.set(key, now);
    return last === undefined || now - last > pauseMs;
  }
}
