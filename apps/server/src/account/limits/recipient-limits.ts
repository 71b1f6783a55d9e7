import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { RateLimiter, RateLimiters } from "../../http/limits/rate-limiters.ts";

const hour = 3_600;

/** What a mail is for. */
export type Purpose = "account" | "reset" | "invitation";

/**
 * Limits the mails that a mailbox gets in an hour, so that nobody can flood it from many addresses. Mails that set a new
 * password count apart: otherwise a stranger who keeps asking for the other ones would keep the owner out for good.
 */
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
  async count(username: string, purpose: Purpose): Promise<void> {
    await this.#limiter.count(keyOf(mailboxOf(username), purpose));
  }

  /** Counts a mail. Answers false instead of throwing 429, where the caller must learn nothing. */
  async allows(username: string, purpose: Purpose): Promise<boolean> {
    try {
      await this.count(username, purpose);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === "TOO_MANY_REQUESTS") return false;
      throw refusal;
    }
  }
}

/** No mailbox has a space before it. */
const keyOf = (mailbox: string, purpose: Purpose) =>
  purpose === "account" ? mailbox : `${purpose} ${mailbox}`;

/** Subaddresses (`name+tag@host`) reach the same mailbox. */
const mailboxOf = (username: string) => username.replace(/\+[^@]*@/, "@");
