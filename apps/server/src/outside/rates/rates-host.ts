import { ProviderHost } from "../provider-host.ts";
import type { RateProviderParts } from "./rate-provider.ts";

/** The longest of these answers is some 20 kB. */
const figures = { atOnce: 1, mostWaiting: 1, mostBytes: 262_144 };

/** Who is asked for rates, once a day. */
export function openRatesHost(name: string, base: string, { log, now }: RateProviderParts) {
  return new ProviderHost({ name, base, log, now: () => now().getTime(), ...figures });
}
