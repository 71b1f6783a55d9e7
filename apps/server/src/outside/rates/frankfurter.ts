import { addDays, date } from "@castor/core/time/dates.ts";
import * as z from "zod/mini";
import type { ProviderHost } from "../provider-host.ts";
import { openRatesHost, type RateProvider, type RateProviderOptions } from "./rate-provider.ts";
import { judgeRates, type ProviderRates, type RateSet } from "./rate-set.ts";

const answer = z.array(
  z.object({ date, base: z.literal("EUR"), quote: z.string(), rate: z.unknown() }),
);

/** Each rate has the date of its own banks. One that is no longer published has an old date. */
const maxDaysApart = 31;

/** The rates with the date of the dollar's rate, which every bank publishes. */
function toRates(rows: z.infer<typeof answer>): ProviderRates {
  const day = rows.find(({ quote }) => quote === "USD")?.date;
  const fresh = rows.filter(({ date }) => day !== undefined && date >= addDays(day, -maxDaysApart));
  return { date: day, perEuro: fresh.map(({ quote, rate }) => [quote, rate]) };
}

/** Frankfurter 2: rates of some hundred central banks in one answer, from the public or an own server. */
export class Frankfurter implements RateProvider {
  readonly id = "frankfurter";
  readonly #host: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor(address: string, options: RateProviderOptions) {
    this.#host = openRatesHost(this.id, address.replace(/\/+$/, ""), options);
    this.#schema = judgeRates(answer, { source: this.id, now: options.now, toRates });
  }

  load(signal: AbortSignal): Promise<RateSet> {
    // All currencies: a request that names an unknown one might fail.
    return this.#host.get("/v2/rates?base=EUR", { schema: this.#schema }, signal);
  }
}
