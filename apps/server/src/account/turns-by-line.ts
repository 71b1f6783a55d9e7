/**
 * Lets so much work run at once. The rest waits in lines, and a place that becomes free goes to them in turn, so that
 * none is held up by how many wait in another.
 */
export class TurnsByLine<Line extends string> {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #refuse: () => Error;
  /** Only lines with somebody in them, whose turn it is first. */
  readonly #lines = new Map<Line, (() => void)[]>();
  #running = 0;

  /** Whoever comes when so many wait in their line is refused. */
  constructor(limits: { atOnce: number; mostWaiting: number }, refuse: () => Error) {
    this.#atOnce = limits.atOnce;
    this.#mostWaiting = limits.mostWaiting;
    this.#refuse = refuse;
  }

  async take<T>(line: Line, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#waitIn(line);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #waitIn(name: Line): Promise<void> {
    const line = this.#lines.get(name) ?? [];
    if (line.length >= this.#mostWaiting) throw this.#refuse();
    this.#lines.set(name, line);
    return new Promise((resolve) => line.push(resolve));
  }

  /** The place passes to the next without going free in between; the line that it goes to is the last from then on. */
  #pass(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const [name, line] = first;
    const next = line.shift();
    this.#lines.delete(name);
    if (line.length > 0) this.#lines.set(name, line);
    next?.();
  }
}
