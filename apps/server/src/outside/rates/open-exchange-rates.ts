import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import type { Log } from "../../process/log.ts";
import { createRateProvider } from "./create-rate-provider.ts";
import { ExchangeRates } from "./exchange-rates.ts";

/** The rates by the configured providers. The caller starts and closes them. */
export function openExchangeRates(config: Config, database: Database, log: Log): ExchangeRates {
  const now = () => new Date();
  const provider = createRateProvider(config.rates, { log, now });
  return new ExchangeRates({ database, log, provider, now });
}
