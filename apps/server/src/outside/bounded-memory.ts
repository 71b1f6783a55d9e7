/** An entry costs more than its texts: their objects and the map's slots. */
const entryBytes = 200;

/** Values by key, the least recently used going when `mostBytes` are full. */
export class BoundedMemory<T> {
  readonly #mostBytes: number;
  readonly #sizeOf: (value: T) => number;
  readonly #values = new Map<string, T>();
  #bytes = 0;

  constructor(mostBytes: number, sizeOf: (value: T) => number) {
    this.#mostBytes = mostBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.#remove(key);
    this.#values.set(key, value);
    this.#bytes += this.#bytesOf(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#bytesOf(key, value);
  }

  #bytesOf(key: string, value: T): number {
    return entryBytes + key.length + this.#sizeOf(value);
  }
}
