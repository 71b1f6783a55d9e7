import { limits } from "@castor/core/limits.ts";
import { BoundedDelay } from "../../concurrency/bounded-delay.ts";
import { KeyedSemaphore } from "../../concurrency/keyed-semaphore.ts";
import { addressKey } from "../../http/limits/address-limits.ts";
import type { RateLimiter, RateLimiters } from "../../http/limits/rate-limiters.ts";

const seconds = limits.loginWindowMinutes * 60;
const delayStepMs = 250;
const maxDelayMs = 5_000;
const maxWaiting = 1_000;
/** Concurrent password checks of one address. Further attempts of that address wait. */
const concurrency = 4;

/**
 * Limits wrong logins (specification#login-limits): per account and address, and per address, then 429. For an account alone the
 * answer is only delayed, so that nobody can lock another user out. An attempt counts before its password is checked
 * and is given back when it was right, so that concurrent attempts do not slip through.
 */
export class LoginLimits {
  readonly #byAddress: RateLimiter;
  readonly #byAccountAndAddress: RateLimiter;
  readonly #byAccount: RateLimiter;
  readonly #delayed = new BoundedDelay(maxWaiting);
  readonly #semaphore = new KeyedSemaphore(concurrency);

  constructor(limiters: RateLimiters) {
    this.#byAddress = limiters.make({
      name: "login-address",
      points: limits.loginTriesPerAddress,
      seconds,
    });
    this.#byAccountAndAddress = limiters.make({
      name: "login-both",
      points: limits.loginTriesPerAccount,
      seconds,
    });
    this.#byAccount = limiters.make({
      name: "login-account",
      points: Number.MAX_SAFE_INTEGER,
      seconds,
    });
  }

  /**
   * Counts an attempt. Answers what `find` finds, undefined for a wrong password. Where that is not the only right one
   * (`isOnly` answers false), it does not forget the wrong ones: whoever knows one password could else guess on at another.
   */
  async attempt<T>(
    username: string,
    address: string,
    find: () => Promise<T | undefined>,
    isOnly: (found: T) => boolean = () => true,
  ): Promise<T | undefined> {
    await this.begin(username, address);
    const found = await this.#semaphore
      .run(addressKey(address), find)
      .catch(async (failure: unknown) => {
        await this.#takeBack(username, address);
        throw failure;
      });
    if (found === undefined) return undefined;
    if (isOnly(found)) await this.succeed(username, address);
    else await this.#takeBack(username, address);
    return found;
  }

  /** Counts an attempt. After too many wrong ones it throws 429 or waits. */
  async begin(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.count(from);
    await this.#byAccountAndAddress.count(`${username} ${from}`).catch(async (refusal: unknown) => {
      // Refused without a check, so it does not count for others at this address.
      await this.#byAddress.giveBack(from);
      throw refusal;
    });
    const beyond = (await this.#byAccount.count(username)) - limits.loginTriesPerAccount;
    if (beyond > 0) await this.#delayed.wait(Math.min(beyond * delayStepMs, maxDelayMs));
  }

  /** The password was right: neither this attempt nor the caller's earlier wrong ones count. */
  async succeed(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.giveBack(from);
    await this.#byAccountAndAddress.forget(`${username} ${from}`);
    await this.#byAccount.giveBack(username);
  }

  /** Takes this attempt back alone, as when too many wait and its password was not checked. */
  async #takeBack(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.giveBack(from);
    await this.#byAccountAndAddress.giveBack(`${username} ${from}`);
    await this.#byAccount.giveBack(username);
  }
}

/** Runs `find` within the limits, or directly without them (`RATE_LIMIT` off). */
export function attemptLogin<T>(
  loginLimits: LoginLimits | null,
  username: string,
  address: string,
  find: () => Promise<T | undefined>,
  isOnly?: (found: T) => boolean,
): Promise<T | undefined> {
  return loginLimits === null ? find() : loginLimits.attempt(username, address, find, isOnly);
}
