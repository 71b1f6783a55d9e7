import type { RateLimiterRes } from "rate-limiter-flexible";

/** Where keys are counted. `consume` rejects with a `RateLimiterRes` what is over the limit. */
export interface CountingStore {
  consume(key: string, points?: number): Promise<RateLimiterRes>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}
