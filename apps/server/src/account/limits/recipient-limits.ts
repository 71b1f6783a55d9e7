import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { RateLimiter, RateLimiters } from "../../http/limits/rate-limiters.ts";

const hour = 3_600;

/** Limits the mails that a mailbox gets in an hour, so that nobody can flood it from many addresses. */
export class RecipientLimits {
  readonly #limiter: RateLimiter;

  constructor(limiters: RateLimiters) {
    this.#limiter = limiters.make({
      name: "mail",
      points: limits.mailsPerRecipient,
      seconds: hour,
    });
  }

  /** Counts a mail. Throws 429 when the mailbox has reached its limit. */
  async count(username: string): Promise<void> {
    await this.#limiter.count(mailboxOf(username));
  }

  /** Counts a mail. Answers false instead of throwing 429, where the caller must learn nothing. */
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

/** Subaddresses (`name+tag@host`) reach the same mailbox. */
const mailboxOf = (username: string) => username.replace(/\+[^@]*@/, "@");
