interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets so much work of one key run at once; the rest of that key waits its turn, whoever has another key does not. */
export class TurnsByKey {
  readonly #atOnce: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Keys with work under way or waiting. */
  get size(): number {
    return this.#lines.size;
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < this.#atOnce) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#pass(key, line);
    }
  }

  /** The turn passes to the next without going free in between. */
  #pass(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next === undefined) line.running -= 1;
    else next();
    if (line.running === 0) this.#lines.delete(key);
  }
}
