import { RateLimiterRes } from "rate-limiter-flexible";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";

/** What a worker asks its primary: to count a key of a limit. */
export interface LimitQuestion {
  kind: "limit";
  id: number;
  work: "consume" | "reward" | "delete";
  key: string;
  /** How many `consume` counts; one when absent. */
  points?: number;
  limit: { keyPrefix: string; points: number; duration: number };
}

/** The count of a key, as `RateLimiterRes` holds it. */
export interface LimitAnswer {
  kind: "limit";
  id: number;
  isRefused: boolean;
  consumedPoints: number;
  msBeforeNext: number;
}

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
