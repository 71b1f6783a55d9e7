import { ProviderHost } from "../provider-host.ts";
import type { RateProviderOptions } from "./rate-provider.ts";

/** The longest of these answers is some 20 kB. */
const figures = { concurrency: 1, maxWaiting: 1, maxBytes: 262_144 };

/** The host of a rate provider, called once a day. */
export function openRatesHost(name: string, base: string, { log, now }: RateProviderOptions) {
  return new ProviderHost({ name, base, log, now: () => now().getTime(), ...figures });
}
