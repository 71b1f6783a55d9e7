import { limits } from "@castor/core/limits.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const hour = 3_600;

/** How many mails a mailbox gets in an hour, whoever asks for them: else anybody could flood it from many addresses. */
export class RecipientLimits {
  readonly #limiter = new RateLimiterMemory({
    keyPrefix: "mail",
    points: limits.mailsPerRecipient,
    duration: hour,
  });

  /** Counts a mail; answers the milliseconds until it may be sent, 0 for at once. */
  async count(username: string): Promise<number> {
    try {
      await this.#limiter.consume(mailboxOf(username));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }
}

/** What stands behind a plus leads to the same mailbox. */
const mailboxOf = (username: string) => username.replace(/\+[^@]*@/, "@");
