import type { Score } from "./score.ts";

const firstCapacity = 2 ** 12;
/** Odd numbers that spread keys over a hash table. */
const [minuteFactor, stopFactor, visitedFactor] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35];

/** The best way to have visited some stops, the last of them left in some minute. */
export interface Label {
  score: Score;
  minute: number;
  /** The minute as far as it matters for what comes later. */
  key: number;
  stop: number;
  /** The free stops that are visited, as bits. */
  visited: number;
  /** The label before it; -1 for the first one. */
  before: number;
}

/**
 * Labels in layers. Of those of one layer with the same key, stop and visited stops only the best is kept. Plain arrays of
 * numbers, since there may be a million and more.
 */
export class LabelTable {
  count = 0;
  layerStart = 0;
  scores = new Float64Array(firstCapacity);
  minutes = new Int32Array(firstCapacity);
  keys = new Int32Array(firstCapacity);
  stops = new Uint8Array(firstCapacity);
  visited = new Uint32Array(firstCapacity);
  before = new Int32Array(firstCapacity);
  #slots = new Int32Array(firstCapacity * 2).fill(-1);

  /** The labels from now on are of the next layer. */
  beginLayer(): void {
    this.layerStart = this.count;
    this.#slots.fill(-1);
  }

  /** Adds a label, or replaces a worse one of the same kind. */
  put({ score, minute, key, stop, visited, before }: Label): void {
    const slot = this.#findSlot(key, stop, visited);
    let id = this.#slots[slot] ?? -1;
    if (id >= 0 && (this.scores[id] ?? 0) <= score) return;
    if (id < 0) {
      id = this.count;
      this.count += 1;
      this.#slots[slot] = id;
    }
    if (id >= this.scores.length) this.#grow();
    this.scores[id] = score;
    this.minutes[id] = minute;
    this.keys[id] = key;
    this.stops[id] = stop;
    this.visited[id] = visited;
    this.before[id] = before;
    if ((this.count - this.layerStart) * 2 > this.#slots.length) this.#spread();
  }

  #findSlot(key: number, stop: number, visited: number): number {
    const mixed =
      Math.imul(key, minuteFactor) ^
      Math.imul(stop + 1, stopFactor) ^
      Math.imul(visited, visitedFactor);
    const mask = this.#slots.length - 1;
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const id = this.#slots[slot] ?? -1;
      const isIt =
        id < 0 ||
        (this.keys[id] === key && this.stops[id] === stop && this.visited[id] === visited);
      if (isIt) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const size = this.scores.length * 2;
    const copy = <T extends Float64Array | Int32Array | Uint8Array | Uint32Array>(
      to: T,
      from: T,
    ) => {
      to.set(from);
      return to;
    };
    this.scores = copy(new Float64Array(size), this.scores);
    this.minutes = copy(new Int32Array(size), this.minutes);
    this.keys = copy(new Int32Array(size), this.keys);
    this.stops = copy(new Uint8Array(size), this.stops);
    this.visited = copy(new Uint32Array(size), this.visited);
    this.before = copy(new Int32Array(size), this.before);
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let id = this.layerStart; id < this.count; id += 1) {
      const slot = this.#findSlot(this.keys[id] ?? 0, this.stops[id] ?? 0, this.visited[id] ?? 0);
      this.#slots[slot] = id;
    }
  }
}
