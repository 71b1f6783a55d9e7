import type { Limiter, Limiters } from "./limiters.ts";

/** What one account may ask of calls that cost much, from however many addresses. */
export const userFigures: Readonly<Record<string, { points: number; seconds: number }>> = {
  "account.export": { points: 10, seconds: 3_600 },
};

/** Counts calls per account and row. */
export class UserLimits {
  readonly #limiters: ReadonlyMap<string, Limiter>;

  constructor(limiters: Limiters) {
    this.#limiters = new Map(
      Object.entries(userFigures).map(([name, figure]) => [
        name,
        limiters.make({ name, ...figure }),
      ]),
    );
  }

  /** Ends the call with 429 when the account asked too often. */
  async check(row: string, userId: string): Promise<void> {
    await this.#limiters.get(row)?.count(userId);
  }
}
