import { CentralBanks } from "./central-banks.ts";
import { Frankfurter } from "./frankfurter.ts";
import { OpenErApi } from "./open-er-api.ts";
import type { RateProvider, RateProviderId, RateProviderOptions } from "./rate-provider.ts";

/** The chosen provider, and the address of an own server. */
export interface RatesConfig {
  provider: RateProviderId;
  url?: string;
}

/** The operator's provider; null when rates are not loaded. */
export function createRateProvider(
  config: RatesConfig | undefined,
  options: RateProviderOptions,
): RateProvider | null {
  switch (config?.provider) {
    case undefined:
      return null;
    case "frankfurter":
      return new Frankfurter(config.url ?? "https://api.frankfurter.dev", options);
    case "open-er-api":
      return new OpenErApi("https://open.er-api.com", options);
    case "ecb-cbr":
      return new CentralBanks(
        { ecb: "https://www.ecb.europa.eu", cbr: "https://www.cbr.ru" },
        options,
      );
  }
}
