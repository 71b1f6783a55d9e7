import { RateLimiterRes } from "rate-limiter-flexible";
import type { LimitAnswer, LimitQuestion } from "./limit-message.ts";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";

/** Counts in the primary, for all its workers: a client meets one limit, whichever worker it reaches. */
export function createWorkersCounter(): (question: LimitQuestion) => Promise<LimitAnswer> {
  const limiters = new Map<string, MemoryRateLimiter>();
  const limiterOf = ({ limit }: LimitQuestion) => {
    const known = limiters.get(limit.keyPrefix);
    if (known !== undefined) return known;
    const made = new MemoryRateLimiter(limit);
    limiters.set(limit.keyPrefix, made);
    return made;
  };
  return async (question) => {
    const { id, work, key, points } = question;
    const limiter = limiterOf(question);
    const describe = (isRefused: boolean, counted: RateLimiterRes): LimitAnswer => ({
      ...{ kind: "limit", id, isRefused },
      ...{ consumedPoints: counted.consumedPoints, msBeforeNext: counted.msBeforeNext },
    });
    if (work === "delete") {
      await limiter.delete(key);
      return describe(false, new RateLimiterRes());
    }
    try {
      return describe(false, await limiter[work](key, points));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return describe(true, refusal);
      throw refusal;
    }
  };
}
