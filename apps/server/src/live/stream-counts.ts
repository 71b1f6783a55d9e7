import { AppError } from "@castor/core/errors.ts";

/** How many streams may be open. */
export interface StreamLimits {
  perUser: number;
  perProcess: number;
}

/** Counts the streams that are open. */
export class StreamCounts {
  readonly #limits: StreamLimits;
  readonly #byUser = new Map<string, number>();
  #all = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get all(): number {
    return this.#all;
  }

  /** Counts one more. Throws 503 when the process has too many, and 429 when the user has. */
  add(userId: string): void {
    if (this.#all >= this.#limits.perProcess)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    const ofUser = this.#byUser.get(userId) ?? 0;
    if (ofUser >= this.#limits.perUser) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: 60 });
    this.#all += 1;
    this.#byUser.set(userId, ofUser + 1);
  }

  remove(userId: string): void {
    this.#all -= 1;
    const left = (this.#byUser.get(userId) ?? 1) - 1;
    if (left === 0) this.#byUser.delete(userId);
    else this.#byUser.set(userId, left);
  }
}
