import { AppError } from "@castor/core/errors.ts";
import { LRUCache } from "lru-cache";
import type { RateLimiter, RateLimiters } from "./rate-limiters.ts";
import { WorkClock } from "./work-clock.ts";

/** Milliseconds of processor time that a caller may use up. */
export type WorkFigures = Readonly<
  Record<"address" | "account", { points: number; seconds: number }>
>;

/** A quarter, and a fifth of a processor, all of it at once if need be. */
export const workFigures: WorkFigures = {
  address: { points: 15_000, seconds: 60 },
  account: { points: 12_000, seconds: 60 },
};
/** Work is told to the other processes in pieces of so many milliseconds. */
const pieceMs = 100;
/** Callers whose work is known here. The oldest are forgotten. */
const maxCallers = 10_000;

interface Caller {
  /** What all processes have counted, until when. */
  counted: number;
  until: number;
  /** What only this process knows of yet. */
  ended: number;
  /** Tasks that run, and the sum of the clock's readings at their begin. */
  running: number;
  begun: number;
}

/** The work of one kind of caller. */
export class WorkLimit {
  readonly #points: number;
  readonly #limiter: RateLimiter;
  readonly #clock: WorkClock;
  readonly #callers = new LRUCache<string, Caller>({ max: maxCallers });

  constructor(points: number, limiter: RateLimiter, clock: WorkClock) {
    this.#points = points;
    this.#limiter = limiter;
    this.#clock = clock;
  }

  /** Throws 429 for a caller whose work is used up, with what still runs. */
  check(key: string): void {
    const caller = this.#callers.get(key);
    if (caller === undefined) return;
    const now = Date.now();
    const { until, ended, running, begun } = caller;
    const counted = now < until ? caller.counted : 0;
    const used = counted + ended + running * this.#clock.read() - begun;
    if (used < this.#points) return;
    throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, (until - now) / 1_000) });
  }

  begin(key: string, reading: number): void {
    const caller = this.#callers.get(key) ?? newCaller();
    this.#callers.set(key, caller);
    caller.running += 1;
    caller.begun += reading;
  }

  /** Counts the work of a task from the one reading of the clock to the other. */
  end(key: string, from: number, to: number): void {
    const caller = this.#callers.get(key) ?? newCaller();
    this.#callers.set(key, caller);
    if (caller.running > 0) {
      caller.running -= 1;
      caller.begun -= from;
    }
    this.#count(key, caller, to - from);
  }

  /** Counts work that no task was begun for. */
  add(key: string, milliseconds: number): void {
    const caller = this.#callers.get(key) ?? newCaller();
    this.#callers.set(key, caller);
    this.#count(key, caller, milliseconds);
  }

  #count(key: string, caller: Caller, milliseconds: number): void {
    caller.ended += milliseconds;
    if (caller.ended >= pieceMs) void this.#notify(key, caller);
  }

  async #notify(key: string, caller: Caller): Promise<void> {
    const work = Math.round(caller.ended);
    caller.ended -= work;
    // Until the answer comes, it counts here.
    caller.counted += work;
    const { consumed, milliseconds } = await this.#limiter.spend(key, work);
    caller.counted = consumed;
    caller.until = Date.now() + milliseconds;
  }
}

const newCaller = (): Caller => ({ counted: 0, until: 0, ended: 0, running: 0, begun: 0 });

/** Bounds the processor time of the event loop that an address and an account use up (decision 085). */
export class WorkLimits {
  readonly #clock = new WorkClock();
  readonly #addresses: WorkLimit;
  readonly #accounts: WorkLimit;

  constructor(limiters: RateLimiters, figures: WorkFigures) {
    const make = (kind: keyof WorkFigures) => {
      const limiter = limiters.make({ name: `work-${kind}`, ...figures[kind] });
      return new WorkLimit(figures[kind].points, limiter, this.#clock);
    };
    this.#addresses = make("address");
    this.#accounts = make("account");
  }

  workOf(address: string): CallWork {
    return new CallWork(this.#clock, this.#addresses, this.#accounts, address);
  }
}

/** The work of a call. */
export class CallWork {
  readonly #clock: WorkClock;
  readonly #accounts: WorkLimit;
  readonly #counted: [limit: WorkLimit, key: string][];
  #isRunning = false;

  constructor(clock: WorkClock, addresses: WorkLimit, accounts: WorkLimit, address: string) {
    this.#clock = clock;
    this.#accounts = accounts;
    this.#counted = [[addresses, address]];
  }

  /** The call is of this account, too. */
  join(account: string): void {
    this.#counted.push([this.#accounts, account]);
  }

  /** Throws 429 for a caller whose work is used up. */
  check(): void {
    for (const [limit, key] of this.#counted) limit.check(key);
  }

  /** Runs a part of the call without any waiting, and counts it exactly. Throws as `check`. */
  runNow<T>(part: () => T): T {
    this.check();
    return this.#clock.runAlone(part, (taken) => {
      for (const [limit, key] of this.#counted) limit.add(key, taken);
    });
  }

  /** Runs a part of the call that works and waits for nothing else, and counts it. Throws as `check`. */
  async run<T>(part: () => Promise<T>): Promise<T> {
    // A part of a part is counted already.
    if (this.#isRunning) return part();
    this.check();
    this.#isRunning = true;
    const counted = [...this.#counted];
    const from = this.#clock.begin();
    for (const [limit, key] of counted) limit.begin(key, from);
    try {
      return await part();
    } finally {
      const to = this.#clock.end();
      for (const [limit, key] of counted) limit.end(key, from, to);
      this.#isRunning = false;
    }
  }
}
