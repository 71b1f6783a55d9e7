import type { Config } from "../config.ts";
import type { Limit, Limiter, Limiters } from "./limiters.ts";

type Figure = Omit<Limit, "name">;

/** What one account may ask of calls that cost much, from however many addresses. */
export function listUserFigures({ ai }: Pick<Config, "ai">): Readonly<Record<string, Figure>> {
  return {
    "account.export": { points: 10, seconds: 3_600 },
    // A model costs its operator money or a machine's time; known facts cost next to nothing.
    "services.describe": ai
      ? { points: ai.dailyLimit, seconds: 86_400, words: "tooManyDrafts" }
      : { points: 120, seconds: 60 },
  };
}

/** Counts calls per account and row. */
export class UserLimits {
  readonly #limiters: ReadonlyMap<string, Limiter>;

  constructor(limiters: Limiters, config: Pick<Config, "ai">) {
    this.#limiters = new Map(
      Object.entries(listUserFigures(config)).map(([name, figure]) => [
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
