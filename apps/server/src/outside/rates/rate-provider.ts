import type { Log } from "../../process/log.ts";
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
