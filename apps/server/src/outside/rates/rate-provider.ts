import type { ProviderLog } from "../provider-host.ts";
import type { RateSet } from "./rate-set.ts";

/** Whom the exchange rates may be asked of (decision 025). */
export const rateProviderIds = ["frankfurter", "open-er-api", "ecb-cbr"] as const;
export type RateProviderId = (typeof rateProviderIds)[number];

/** A service that knows the exchange rates. */
export interface RateProvider {
  readonly id: RateProviderId;
  /** The latest rates, until the signal ends. Throws a `ProviderFailure`. */
  load(signal: AbortSignal): Promise<RateSet>;
}

/** What each of them is made with. */
export interface RateProviderParts {
  log: ProviderLog;
  now: () => Date;
}
