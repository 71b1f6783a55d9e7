import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";

const unitsPerDegree = 1e7;
const unknown = 2 ** 31 - 1;

/** Broken extracts contain nodes off the earth. */
export const isOnEarth = ({ lat, lng }: Position) =>
  Math.abs(lat) <= limits.latitude && Math.abs(lng) <= limits.longitude;

/** Positions of wanted nodes, sixteen bytes each. */
export class NodeLocations {
  #ids = new Float64Array(65_536);
  #count = 0;
  #lats = new Int32Array();
  #lngs = new Int32Array();

  /** Call for all nodes before placing any. */
  want(id: number): void {
    if (this.#count === this.#ids.length) this.#growCapacity();
    this.#ids[this.#count++] = id;
  }

  /** The number of wanted nodes, with duplicates. */
  get count(): number {
    return this.#count;
  }

  /** Call after the last `want`. */
  sort(): void {
    this.#dropTwins();
    this.#ids = this.#ids.slice(0, this.#count);
    this.#lats = new Int32Array(this.#count).fill(unknown);
    this.#lngs = new Int32Array(this.#count).fill(unknown);
  }

  /** Stores the position of a node if it is wanted and on earth. */
  place(id: number, lat: number, lng: number): void {
    const index = this.#find(id);
    if (index < 0 || !isOnEarth({ lat, lng })) return;
    this.#lats[index] = Math.round(lat * unitsPerDegree);
    this.#lngs[index] = Math.round(lng * unitsPerDegree);
  }

  /** The center of the box around these nodes; null when the extract has none of them. */
  computeBoxCenter(ids: readonly number[]): Position | null {
    const placed = ids
      .map((id) => this.#find(id))
      .filter((index) => index >= 0 && this.#lats[index] !== unknown);
    if (placed.length === 0) return null;
    const middle = (units: Int32Array) => {
      const values = placed.map((index) => units[index] ?? 0);
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

  #growCapacity(): void {
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
