import type { Config } from "../../config/config.ts";
import type { Limit, RateLimiter, RateLimiters } from "./rate-limiters.ts";

type Figure = Omit<Limit, "name">;

/** Rate limits per account for expensive calls, from any address. */
export function listUserFigures({ ai }: Pick<Config, "ai">): Readonly<Record<string, Figure>> {
  return {
    "account.export": { points: 10, seconds: 3_600 },
    "files.exportAll": { points: 10, seconds: 3_600 },
    "files.exportTrip": { points: 30, seconds: 3_600 },
    "exports.importJson": { points: 300, seconds: 3_600 },
    "trips.importInto": { points: 300, seconds: 3_600 },
    // Somebody drops a folder of them.
    "bookings.read": { points: 300, seconds: 3_600 },
    // One that ends the process that reads it takes one with it each time.
    "inbound.readAgain": { points: 60, seconds: 3_600 },
    // A window says where it is twice a second at most.
    "live.place": { points: 240, seconds: 60 },
    // Mails to people who have not asked for one.
    "invitations.mail": { points: 30, seconds: 86_400, words: "tooManyInvitationMails" },
    // An engine works as long for a matrix as for a hundred paths.
    "services.matrix": { points: 60, seconds: 60 },
    // A model costs the operator money or computing time; known facts cost next to nothing.
    "services.describe": ai
      ? { points: ai.dailyLimit, seconds: 86_400, words: "tooManyDrafts" }
      : { points: 120, seconds: 60 },
  };
}

/** The same of uploads, which are beside the endpoint table (decision 133). */
const uploadFigures = {
  "uploads.begin": { points: 600, seconds: 3_600 },
  // A connection that breaks off again and again asks and sends each time.
  "uploads.go-on": { points: 3_000, seconds: 900 },
} as const satisfies Readonly<Record<string, Figure>>;

/** Counts calls per account and endpoint. */
export class UserLimits {
  readonly #limiters: ReadonlyMap<string, RateLimiter>;

  constructor(limiters: RateLimiters, config: Pick<Config, "ai">) {
    this.#limiters = new Map(
      Object.entries({ ...listUserFigures(config), ...uploadFigures }).map(([name, figure]) => [
        name,
        limiters.make({ name, ...figure }),
      ]),
    );
  }

  /** Throws 429 when the account called too often. */
  async check(row: string, userId: string): Promise<void> {
    await this.#limiters.get(row)?.count(userId);
  }
}
