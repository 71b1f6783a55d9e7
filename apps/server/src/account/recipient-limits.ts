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

  /** Counts a mail; throws 429 when the mailbox has had as many as it gets. */
  async count(username: string): Promise<void> {
    await this.#limiter.count(mailboxOf(username));
  }

  /** The same for mails of which the caller is told nothing: false instead of 429. */
  async allows(username: string): Promise<boolean> {
    try {
      await this.count(username);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === "TOO_MANY_REQUESTS") return false;
      throw refusal;
    }
  }
}

/** What stands behind a plus leads to the same mailbox. */
const mailboxOf = (username: string) => username.replace(/\+[^@]*@/, "@");
