/** The first pause after a failure. Each further one is twice as long, up to the longest. */
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
/**
 * A service that gives a wrong answer may have failed at one request only, so this many in a row count as a failure.
 */
const wrongAnswers = 3;

/**
 * Stops calls to a failing service, so that nobody waits for it (specification#providers). Silence, or several wrong answers in a
 * row, open the circuit for a pause. The next call after it tries again.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #openUntil = 0;
  #pauseMs = firstPauseMs;
  #wrongInARow = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isCircuitOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  recordSuccess(): void {
    this.#openUntil = 0;
    this.#pauseMs = firstPauseMs;
    this.#wrongInARow = 0;
  }

  recordFailure(kind: "silent" | "wrong"): void {
    // Concurrent calls that fail together are one failure.
    if (this.isCircuitOpen) return;
    this.#wrongInARow += 1;
    if (kind === "wrong" && this.#wrongInARow < wrongAnswers) return;
    this.#openUntil = this.#now() + this.#pauseMs;
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }
}
