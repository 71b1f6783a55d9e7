/**
 * Delays calls, a limited number at a time. When one more comes, the call that has waited longest goes on early, so
 * that nobody is refused and memory stays bounded.
 */
export class BoundedDelay {
  readonly #maxWaiting: number;
  /** Oldest first. */
  readonly #waiting = new Set<() => void>();

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  get size(): number {
    return this.#waiting.size;
  }

  wait(milliseconds: number): Promise<void> {
    const [first] = this.#waiting;
    if (this.#waiting.size >= this.#maxWaiting) first?.();
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
