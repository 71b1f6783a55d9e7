import * as z from "zod/mini";
import type { ProviderHost, ResponseFormat } from "../provider-host.ts";
import { cbrTable, ecbTable } from "./bank-tables.ts";
import type { RateProvider, RateProviderOptions } from "./rate-provider.ts";
import { judgeRates, type ProviderRates, type RateSet } from "./rate-set.ts";
import { openRatesHost } from "./rates-host.ts";

/** The result of reading a table; `judgeRates` validates it. */
const providerRates = z.custom<ProviderRates>();

/** Addresses of the banks' tables. */
export interface BankAddresses {
  ecb: string;
  cbr: string;
}

/** Rates of the European Central Bank and, for currencies it does not have, of the Bank of Russia. */
export class CentralBanks implements RateProvider {
  readonly id = "ecb-cbr";
  readonly #ecb: ProviderHost;
  readonly #cbr: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor({ ecb, cbr }: BankAddresses, options: RateProviderOptions) {
    this.#ecb = openRatesHost("ecb", ecb, options);
    this.#cbr = openRatesHost("cbr", cbr, options);
    const toRates = (table: ProviderRates) => table;
    this.#schema = judgeRates(providerRates, { source: this.id, now: options.now, toRates });
  }

  /** Both tables or none: else some currencies would come and go from day to day. */
  async load(signal: AbortSignal): Promise<RateSet> {
    const ask = (host: ProviderHost, path: string, form: ResponseFormat) =>
      host.get(path, { schema: this.#schema, form }, signal);
    const [ecb, cbr] = await Promise.all([
      ask(this.#ecb, "/stats/eurofxref/eurofxref-daily.xml", ecbTable),
      ask(this.#cbr, "/scripts/XML_daily.asp", cbrTable),
    ]);
    const [date = ecb.date] = [ecb.date, cbr.date].toSorted();
    return {
      source: this.id,
      date,
      perEuro: { ...cbr.perEuro, ...ecb.perEuro },
    };
  }
}
