import type { Log } from "../../process/log.ts";
import { ProviderHost } from "../provider-host.ts";
import type { RateSet } from "./rate-set.ts";

/** Providers of exchange rates (decision 025). */
export const rateProviderIds = ["frankfurter", "open-er-api", "ecb-cbr"] as const;
export type RateProviderId = (typeof rateProviderIds)[number];

/** A service with exchange rates. */
export interface RateProvider {
  readonly id: RateProviderId;
  /** Loads the latest rates until the signal aborts. Throws a `ProviderFailure`. */
  load(signal: AbortSignal): Promise<RateSet>;
}

/** What each provider needs. */
export interface RateProviderOptions {
  log: Log;
  now: () => Date;
}

/** The longest of these answers is some 20 kB. */
const figures = { concurrency: 1, maxWaiting: 1, maxBytes: 262_144 };

/** The host of a rate provider, called once a day. */
export function openRatesHost(name: string, base: string, { log, now }: RateProviderOptions) {
  return new ProviderHost({ name, base, log, now: () => now().getTime(), ...figures });
}
