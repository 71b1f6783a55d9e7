/** A way as it is kept: metres, seconds, and its line as a polyline of five digits. */
export interface KeptLeg {
  distance: number;
  duration: number;
  line: string;
}

/** An entry costs more than its texts: their objects and the map's slots. */
const entryBytes = 200;

/** Legs by key, the least recently used going when `mostBytes` are full. */
export class LegMemory {
  readonly #mostBytes: number;
  readonly #legs = new Map<string, KeptLeg>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): KeptLeg | undefined {
    const leg = this.#legs.get(key);
    if (leg === undefined) return undefined;
    this.#legs.delete(key);
    this.#legs.set(key, leg);
    return leg;
  }

  set(key: string, leg: KeptLeg): void {
    this.#remove(key);
    this.#legs.set(key, leg);
    this.#bytes += bytesOf(key, leg);
    for (const oldest of this.#legs.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const leg = this.#legs.get(key);
    if (leg === undefined) return;
    this.#legs.delete(key);
    this.#bytes -= bytesOf(key, leg);
  }
}

const bytesOf = (key: string, { line }: KeptLeg) => entryBytes + key.length + line.length;
