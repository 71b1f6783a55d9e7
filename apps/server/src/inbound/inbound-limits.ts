import { addressKey } from "../http/limits/address-limits.ts";
import type { RateLimiters } from "../http/limits/rate-limiters.ts";

/** Connections of one network address, and recipients that are nobody's. Mail services send for many from few addresses. */
const connections = { name: "inbound-connections", points: 600, seconds: 3_600 };
const wrong = { name: "inbound-wrong", points: 60, seconds: 3_600 };
/** Mails to one account from one network address, before it is known who has sent them: to prove that is costly. */
const attempts = { name: "inbound-attempts", points: 90, seconds: 3_600 };
/** Mails of one account. */
const hourly = { name: "inbound-hour", points: 60, seconds: 3_600 };
const daily = { name: "inbound-day", points: 200, seconds: 86_400 };

/** Counts what comes by mail. Each throws when there is too much of it. */
export class InboundLimits {
  readonly countConnection: (address: string) => Promise<void>;
  readonly countWrong: (address: string) => Promise<void>;
  /** `source` is the address of a connection, or the name of another way in. */
  readonly countAttempt: (userId: string, source: string) => Promise<void>;
  readonly countMail: (userId: string) => Promise<void>;

  /** Without limiters nothing is refused. */
  constructor(limiters: RateLimiters | null) {
    const count = (...figures: (typeof connections)[]) => {
      const made = figures.map((figure) => limiters?.make(figure));
      return async (key: string) => {
        for (const limiter of made) await limiter?.count(key);
      };
    };
    const [countConnection, countWrong] = [count(connections), count(wrong)];
    const countAttempt = count(attempts);
    this.countConnection = (address) => countConnection(addressKey(address));
    this.countWrong = (address) => countWrong(addressKey(address));
    this.countAttempt = (userId, source) => countAttempt(`${userId} ${source}`);
    this.countMail = count(hourly, daily);
  }
}
