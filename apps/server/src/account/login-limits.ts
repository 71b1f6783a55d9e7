import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@castor/core/limits.ts";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey, tooMany } from "../http/address-limits.ts";

const duration = limits.loginWindowMinutes * 60;
const delayStepMs = 250;
const delayMostMs = 5_000;
/** More of a name than an account's can have tells nobody apart. */
const keyOf = (username: string) => username.slice(0, limits.email);

/**
 * Wrong logins (decisions 3): so many per account and address, and per address, then 429. An account alone only answers
 * later and later, so that nobody can lock another out. Counted before the password is checked and given back when it
 * was right: tries at once do not slip through.
 */
export class LoginLimits {
  readonly #byAccountAndAddress = new RateLimiterMemory({
    keyPrefix: "login-both",
    points: limits.loginTriesPerAccount,
    duration,
  });
  readonly #byAddress = new RateLimiterMemory({
    keyPrefix: "login-address",
    points: limits.loginTriesPerAddress,
    duration,
  });
  readonly #byAccount = new RateLimiterMemory({
    keyPrefix: "login-account",
    points: Number.MAX_SAFE_INTEGER,
    duration,
  });

  /** Counts a try; throws 429, or waits, when there were too many wrong ones. */
  async begin(username: string, address: string): Promise<void> {
    const name = keyOf(username);
    const from = addressKey(address);
    await consume(this.#byAddress, from);
    await consume(this.#byAccountAndAddress, `${name} ${from}`);
    const { consumedPoints } = await this.#byAccount.consume(name);
    const beyond = consumedPoints - limits.loginTriesPerAccount;
    if (beyond > 0) await wait(Math.min(beyond * delayStepMs, delayMostMs));
  }

  /** The password was right: the try does not count, nor do this caller's earlier wrong ones. */
  async succeed(username: string, address: string): Promise<void> {
    const name = keyOf(username);
    const from = addressKey(address);
    await this.#byAddress.reward(from);
    await this.#byAccountAndAddress.delete(`${name} ${from}`);
    await this.#byAccount.reward(name);
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
  }
}
