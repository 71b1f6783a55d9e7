import { addDays, date } from "@castor/core/basics/dates.ts";
import * as z from "zod/mini";
import type { ProviderHost } from "../provider-host.ts";
import type { RateProvider, RateProviderParts } from "./rate-provider.ts";
import { judgeRates, type RateSet, type ToldRates } from "./rate-set.ts";
import { openRatesHost } from "./rates-host.ts";

const answer = z.array(
  z.object({ date, base: z.literal("EUR"), quote: z.string(), rate: z.unknown() }),
);

/** Each rate is of the day of its own banks; one that they stopped to tell is of a day long ago. */
const mostApartDays = 31;

/** The rates with the day of the dollar's, which every bank tells. */
function tell(rows: z.infer<typeof answer>): ToldRates {
  const day = rows.find(({ quote }) => quote === "USD")?.date;
  const fresh = rows.filter(
    ({ date }) => day !== undefined && date >= addDays(day, -mostApartDays),
  );
  return { date: day, perEuro: fresh.map(({ quote, rate }) => [quote, rate]) };
}

/** Frankfurter 2: what some hundred central banks say, in one answer; the public server or one's own. */
export class Frankfurter implements RateProvider {
  readonly id = "frankfurter";
  readonly #host: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor(address: string, parts: RateProviderParts) {
    this.#host = openRatesHost(this.id, address.replace(/\/+$/, ""), parts);
    this.#schema = judgeRates(answer, { source: this.id, now: parts.now, tell });
  }

  load(signal: AbortSignal): Promise<RateSet> {
    // All of them: asked for one that it does not know it might tell none.
    return this.#host.get("/v2/rates?base=EUR", { schema: this.#schema }, signal);
  }
}
