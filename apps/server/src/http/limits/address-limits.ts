import { isIPv6 } from "node:net";
import type { RateLimiter, RateLimiters } from "./rate-limiters.ts";

/** Rate limits per address for expensive calls: mails, password hashes, and work for anonymous callers. */
export const addressFigures: Readonly<Record<string, { points: number; seconds: number }>> = {
  "account.register": { points: 20, seconds: 3_600 },
  "account.resendConfirmation": { points: 10, seconds: 3_600 },
  "account.confirm": { points: 60, seconds: 900 },
  "account.refresh": { points: 600, seconds: 900 },
  "account.forgotPassword": { points: 20, seconds: 3_600 },
  "account.checkResetLink": { points: 60, seconds: 900 },
  "account.resetPassword": { points: 30, seconds: 900 },
  "account.export": { points: 30, seconds: 3_600 },
  "files.exportAll": { points: 30, seconds: 3_600 },
  "files.exportTrip": { points: 90, seconds: 3_600 },
  "account.startSocialLogin": { points: 60, seconds: 900 },
  "account.finishSocialLogin": { points: 60, seconds: 900 },
  "account.exchangeSocialLogin": { points: 60, seconds: 900 },
  "account.joinSocialLogin": { points: 60, seconds: 900 },
  "account.mailJoinLink": { points: 20, seconds: 3_600 },
  "account.twoStepLogin": { points: 60, seconds: 900 },
  "account.beginPasskey": { points: 60, seconds: 900 },
  "account.beginPasskeyLogin": { points: 120, seconds: 900 },
  "account.passkeyLogin": { points: 60, seconds: 900 },
  // A change looks at the trips at once, and may send mails.
  "reminders.save": { points: 120, seconds: 900 },
  // Mail providers press for many people from few addresses.
  "reminders.end": { points: 600, seconds: 60 },
  // Calendar services ask for the links of many people from few addresses.
  "exports.calendar": { points: 600, seconds: 60 },
  // A file asks an engine for each path that is not known yet.
  // A second of work each.
  "exports.pdf": { points: 30, seconds: 60 },
  "exports.kmz": { points: 60, seconds: 60 },
  "exports.gpx": { points: 60, seconds: 60 },
  "exports.geojson": { points: 60, seconds: 60 },
  // A reader types and scrolls; a search for parts of words that no trip has together is expensive.
  "catalog.list": { points: 600, seconds: 60 },
  // Somebody who sees a bad list reports several trips of it.
  "catalog.report": { points: 30, seconds: 3_600 },
  // A page shows hundreds of small pictures; a PDF is read in ranges.
  "files.picture": { points: 3_000, seconds: 60 },
  "files.read": { points: 1_200, seconds: 60 },
  // It reads the surroundings of a whole trip.
  "places.around": { points: 60, seconds: 60 },
  "services.search": { points: 120, seconds: 60 },
  // Typing calls several times a second, and a household shares an address.
  "services.suggest": { points: 1_200, seconds: 60 },
  "services.place": { points: 120, seconds: 60 },
  "services.route": { points: 240, seconds: 60 },
  // Each asks Wikimedia four times.
  "services.pictures": { points: 120, seconds: 60 },
  "services.rates": { points: 240, seconds: 60 },
  "services.analytics": { points: 240, seconds: 60 },
};

/** Wrong keys of secret links. A right one is answered whatever the address showed before. */
export const wrongKeyFigure = { name: "wrong-keys", points: 60, seconds: 900 };

/** Counts calls per address and endpoint. */
export class AddressLimits {
  readonly #limiters: ReadonlyMap<string, RateLimiter>;

  constructor(limiters: RateLimiters) {
    this.#limiters = new Map(
      Object.entries(addressFigures).map(([name, figure]) => [
        name,
        limiters.make({ name, ...figure }),
      ]),
    );
  }

  /** Throws 429 when the address called too often. */
  async check(row: string, address: string): Promise<void> {
    await this.#limiters.get(row)?.count(addressKey(address));
  }
}

/**
 * The key that an address is counted under. An IPv6 caller owns at least a /64, so the /64 counts as one address.
 * Some proxies append the port, which is cut off.
 */
export function addressKey(given: string): string {
  const address =
    /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
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
