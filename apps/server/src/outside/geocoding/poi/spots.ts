import type { Position } from "@castor/core/basics/geo.ts";
import { limits } from "@castor/core/limits.ts";

const unitsPerDegree = 1e7;
const unknown = 2 ** 31 - 1;

/** Broken extracts hold nodes that are nowhere. */
export const isOnEarth = ({ lat, lng }: Position) =>
  Math.abs(lat) <= limits.latitude && Math.abs(lng) <= limits.longitude;

/** Where nodes are, of those that are wanted: sixteen bytes each. */
export class Spots {
  #ids = new Float64Array(65_536);
  #count = 0;
  #lats = new Int32Array();
  #lngs = new Int32Array();

  /** Call for all of them before any is placed. */
  want(id: number): void {
    if (this.#count === this.#ids.length) this.#makeRoom();
    this.#ids[this.#count++] = id;
  }

  /** How many are wanted, some perhaps more than once. */
  get count(): number {
    return this.#count;
  }

  /** When all are known. */
  sort(): void {
    this.#dropTwins();
    this.#ids = this.#ids.slice(0, this.#count);
    this.#lats = new Int32Array(this.#count).fill(unknown);
    this.#lngs = new Int32Array(this.#count).fill(unknown);
  }

  /** Keeps where a node is if somebody wants to know and it is on earth. */
  place(id: number, lat: number, lng: number): void {
    const at = this.#find(id);
    if (at < 0 || !isOnEarth({ lat, lng })) return;
    this.#lats[at] = Math.round(lat * unitsPerDegree);
    this.#lngs[at] = Math.round(lng * unitsPerDegree);
  }

  /** The middle of these nodes; null when the extract has none of them. */
  middleOf(ids: readonly number[]): Position | null {
    const placed = ids
      .map((id) => this.#find(id))
      .filter((at) => at >= 0 && this.#lats[at] !== unknown);
    if (placed.length === 0) return null;
    const middle = (units: Int32Array) => {
      const values = placed.map((at) => units[at] ?? 0);
      return Math.round((Math.min(...values) + Math.max(...values)) / 2) / unitsPerDegree;
    };
    return { lat: middle(this.#lats), lng: middle(this.#lngs) };
  }

  #find(id: number): number {
    let [low, high] = [0, this.#count - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #makeRoom(): void {
    this.#dropTwins();
    if (this.#count <= this.#ids.length / 2) return;
    const more = new Float64Array(this.#ids.length * 2);
    more.set(this.#ids.subarray(0, this.#count));
    this.#ids = more;
  }

  #dropTwins(): void {
    const sorted = this.#ids.subarray(0, this.#count).sort();
    let count = 0;
    for (const id of sorted) {
      if (count > 0 && id === sorted[count - 1]) continue;
      sorted[count++] = id;
    }
    this.#count = count;
  }
}
