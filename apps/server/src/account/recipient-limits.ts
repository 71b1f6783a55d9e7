import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { Limiter, Limiters } from "../http/limiters.ts";

const hour = 3_600;

/** How many mails a mailbox gets in an hour, whoever asks for them: else anybody could flood it from many addresses. */
export class RecipientLimits {
  readonly #limiter: Limiter;

  constructor(limiters: Limiters) {
    this.#limiter = limiters.make({
      name: "mail",
      points: limits.mailsPerRecipient,
      seconds: hour,
    });
  }

  /** Counts a mail; answers the milliseconds until it may be sent, 0 for at once. */
  async count(username: string): Promise<number> {
    try {
      await this.#limiter.count(mailboxOf(username));
      return 0;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.retryAfter !== undefined)
        return refusal.retryAfter * 1_000;
      throw refusal;
    }
  }
}

/** What stands behind a plus leads to the same mailbox. */
const mailboxOf = (username: string) => username.replace(/\+[^@]*@/, "@");
