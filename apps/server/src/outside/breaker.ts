/** The first pause after a failure; each further one is twice as long, up to the longest. */
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
/** Who answers at least, if badly, may have stumbled over one question: only so many in a row are a failure. */
const wrongAnswers = 3;

/**
 * Remembers that a service fails, so that nobody waits for it meanwhile (decisions 8): after silence, or several wrong
 * answers in a row, it rests; then the next call tries it again.
 */
export class Breaker {
  readonly #now: () => number;
  #restsUntil = 0;
  #pauseMs = firstPauseMs;
  #wrongInARow = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isResting(): boolean {
    return this.#now() < this.#restsUntil;
  }

  noteAnswer(): void {
    this.#restsUntil = 0;
    this.#pauseMs = firstPauseMs;
    this.#wrongInARow = 0;
  }

  noteFailure(kind: "silent" | "wrong"): void {
    // Calls that were under way together fail together: that is one failure.
    if (this.isResting) return;
    this.#wrongInARow += 1;
    if (kind === "wrong" && this.#wrongInARow < wrongAnswers) return;
    this.#restsUntil = this.#now() + this.#pauseMs;
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }
}
