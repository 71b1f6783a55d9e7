import * as z from "zod/mini";
import type { AnswerForm, ProviderHost } from "../provider-host.ts";
import { cbrTable, ecbTable } from "./bank-tables.ts";
import type { RateProvider, RateProviderParts } from "./rate-provider.ts";
import { judgeRates, type RateSet, type ToldRates } from "./rate-set.ts";
import { openRatesHost } from "./rates-host.ts";

/** What comes out of a table, judged by what it is made into. */
const told = z.custom<ToldRates>();

/** Where a bank puts its table. */
export interface BankAddresses {
  ecb: string;
  cbr: string;
}

/** The tables of two central banks: the European one's and, for what that does not tell, the Bank of Russia's. */
export class CentralBanks implements RateProvider {
  readonly id = "ecb-cbr";
  readonly #ecb: ProviderHost;
  readonly #cbr: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor({ ecb, cbr }: BankAddresses, parts: RateProviderParts) {
    this.#ecb = openRatesHost("ecb", ecb, parts);
    this.#cbr = openRatesHost("cbr", cbr, parts);
    const tell = (table: ToldRates) => table;
    this.#schema = judgeRates(told, { source: this.id, now: parts.now, tell });
  }

  /** Both or none: without the other bank some currencies would come and go from day to day. */
  async load(signal: AbortSignal): Promise<RateSet> {
    const ask = (host: ProviderHost, path: string, form: AnswerForm) =>
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
