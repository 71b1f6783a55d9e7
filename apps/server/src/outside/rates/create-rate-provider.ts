import { CentralBanks } from "./central-banks.ts";
import { Frankfurter } from "./frankfurter.ts";
import { OpenErApi } from "./open-er-api.ts";
import type { RateProvider, RateProviderId, RateProviderParts } from "./rate-provider.ts";

/** Who is asked, and where it is a server of the operator's. */
export interface RatesConfig {
  provider: RateProviderId;
  url?: string;
}

/** The provider that the operator chose; null where nobody is to be asked. */
export function createRateProvider(
  config: RatesConfig | undefined,
  parts: RateProviderParts,
): RateProvider | null {
  switch (config?.provider) {
    case undefined:
      return null;
    case "frankfurter":
      return new Frankfurter(config.url ?? "https://api.frankfurter.dev", parts);
    case "open-er-api":
      return new OpenErApi("https://open.er-api.com", parts);
    case "ecb-cbr":
      return new CentralBanks(
        { ecb: "https://www.ecb.europa.eu", cbr: "https://www.cbr.ru" },
        parts,
      );
  }
}
