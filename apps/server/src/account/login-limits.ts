import { limits } from "@castor/core/limits.ts";
import { addressKey } from "../http/address-limits.ts";
import type { Limiter, Limiters } from "../http/limiters.ts";
import { TurnsByKey } from "./turns-by-key.ts";
import { WaitingRoom } from "./waiting-room.ts";

const seconds = limits.loginWindowMinutes * 60;
const delayStepMs = 250;
const delayMostMs = 5_000;
const mostWaiting = 1_000;
/** Tries of one address that are checked at once: more wait for each other, not others for them. */
const atOnce = 4;

/**
 * Wrong logins (decisions 3): so many per account and address, and per address, then 429. An account alone only answers
 * later and later, so that nobody can lock another out. Counted before the password is checked and given back when it
 * was right: tries at once do not slip through.
 */
export class LoginLimits {
  readonly #byAddress: Limiter;
  readonly #byAccountAndAddress: Limiter;
  readonly #byAccount: Limiter;
  readonly #delayed = new WaitingRoom(mostWaiting);
  readonly #turns = new TurnsByKey(atOnce);

  constructor(limiters: Limiters) {
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

  /** Counts a try and answers what `find` finds by its password, undefined for a wrong one. */
  async attempt<T>(
    username: string,
    address: string,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    await this.begin(username, address);
    const found = await this.#turns
      .take(addressKey(address), find)
      .catch(async (failure: unknown) => {
        await this.#takeBack(username, address);
        throw failure;
      });
    if (found !== undefined) await this.succeed(username, address);
    return found;
  }

  /** Counts a try; throws 429, or waits, when there were too many wrong ones. */
  async begin(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.count(from);
    await this.#byAccountAndAddress.count(`${username} ${from}`).catch(async (refusal: unknown) => {
      // Not tried, so it takes nothing from others at this address.
      await this.#byAddress.giveBack(from);
      throw refusal;
    });
    const beyond = (await this.#byAccount.count(username)) - limits.loginTriesPerAccount;
    if (beyond > 0) await this.#delayed.wait(Math.min(beyond * delayStepMs, delayMostMs));
  }

  /** The password was right: the try does not count, nor do this caller's earlier wrong ones. */
  async succeed(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.giveBack(from);
    await this.#byAccountAndAddress.forget(`${username} ${from}`);
    await this.#byAccount.giveBack(username);
  }

  /** No password was looked at, as when too many wait for that: it was no try. */
  async #takeBack(username: string, address: string): Promise<void> {
    const from = addressKey(address);
    await this.#byAddress.giveBack(from);
    await this.#byAccountAndAddress.giveBack(`${username} ${from}`);
    await this.#byAccount.giveBack(username);
  }
}

/** The same, where there may be no limits (`RATE_LIMIT` off). */
export function attemptLogin<T>(
  loginLimits: LoginLimits | null,
  username: string,
  address: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return loginLimits === null ? find() : loginLimits.attempt(username, address, find);
}
