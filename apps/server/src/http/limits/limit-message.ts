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
