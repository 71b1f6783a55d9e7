import { CentralBanks } from "./central-banks.ts";
import { Frankfurter } from "./frankfurter.ts";
import { OpenErApi } from "./open-er-api.ts";
import type { RateProvider, RateProviderId, RateProviderOptions } from "./rate-provider.ts";

/** The chosen provider, and the address of an own server. */
export interface RatesConfig {
  provider: RateProviderId;
  url?: string;
}

const banks = { ecb: "https://www.ecb.europa.eu", cbr: "https://www.cbr.ru" };

const providers: Record<
  RateProviderId,
  (options: RateProviderOptions, url: string | undefined) => RateProvider
> = {
  frankfurter: (options, url = "https://api.frankfurter.dev") => new Frankfurter(url, options),
  "open-er-api": (options) => new OpenErApi("https://open.er-api.com", options),
  "ecb-cbr": (options) => new CentralBanks(banks, options),
};

/** The operator's provider; null when rates are not loaded. */
export const createRateProvider = (
  config: RatesConfig | undefined,
  options: RateProviderOptions,
): RateProvider | null => (config ? providers[config.provider](options, config.url) : null);
