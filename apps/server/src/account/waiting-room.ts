/**
 * Where calls wait that shall be answered later. It holds so many at most: when one more comes, whoever has waited
 * longest goes on early, so that nobody is refused and nobody can fill the memory. Who waits holds nothing else.
 */
export class WaitingRoom {
  readonly #most: number;
  /** First come first. */
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#waiting.size;
  }

  wait(milliseconds: number): Promise<void> {
    const [first] = this.#waiting;
    if (this.#waiting.size >= this.#most) first?.();
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(leave);
        resolve();
      };
      const timer = setTimeout(leave, milliseconds);
      this.#waiting.add(leave);
    });
  }
}
