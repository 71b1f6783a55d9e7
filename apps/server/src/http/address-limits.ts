import { isIPv6 } from "node:net";
import { AppError } from "@castor/core/errors.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** What one address may ask of calls that cost: a mail, or work for people who are not logged in. */
const figures: Readonly<Record<string, { points: number; seconds: number }>> = {
  "account.register": { points: 20, seconds: 3_600 },
  "account.resendConfirmation": { points: 10, seconds: 3_600 },
  "account.confirm": { points: 60, seconds: 900 },
  "account.refresh": { points: 600, seconds: 900 },
  "services.search": { points: 120, seconds: 60 },
  "services.place": { points: 120, seconds: 60 },
  "services.route": { points: 240, seconds: 60 },
};

/** Counts calls per address and row in this process (a step behind a shared count, which `REDIS_URL` will bring). */
export class AddressLimits {
  readonly #limiters = new Map(
    Object.entries(figures).map(([row, { points, seconds }]) => [
      row,
      new RateLimiterMemory({ points, duration: seconds, keyPrefix: row }),
    ]),
  );

  /** Ends the call with 429 when the address asked too often. */
  async check(row: string, address: string): Promise<void> {
    const limiter = this.#limiters.get(row);
    if (limiter === undefined) return;
    await limiter.consume(addressKey(address)).catch((refusal: RateLimiterRes | Error) => {
      throw refusal instanceof Error ? refusal : tooMany(refusal.msBeforeNext);
    });
  }
}

export function tooMany(milliseconds: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", { retryAfter: milliseconds / 1_000 });
}

/** An IPv6 caller owns at least a /64, so that is what counts as one address. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
