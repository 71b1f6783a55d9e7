import { todayIn } from "@castor/core/time/dates.ts";
import * as z from "zod/mini";
import type { ProviderHost } from "../provider-host.ts";
import { openRatesHost, type RateProvider, type RateProviderOptions } from "./rate-provider.ts";
import { judgeRates, type ProviderRates, type RateSet } from "./rate-set.ts";

const answer = z.object({
  result: z.literal("success"),
  time_last_update_unix: z.number().check(z.minimum(0), z.maximum(1e10)),
  base_code: z.literal("EUR"),
  rates: z.record(z.string(), z.unknown()),
});

function toRates({ rates, time_last_update_unix }: z.infer<typeof answer>): ProviderRates {
  const date = todayIn("UTC", new Date(time_last_update_unix * 1_000));
  return { date, perEuro: Object.entries(rates) };
}

/** The open API of ExchangeRate-API, without a key. */
export class OpenErApi implements RateProvider {
  readonly id = "open-er-api";
  readonly #host: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor(address: string, options: RateProviderOptions) {
    this.#host = openRatesHost(this.id, address, options);
    this.#schema = judgeRates(answer, { source: this.id, now: options.now, toRates });
  }

  load(signal: AbortSignal): Promise<RateSet> {
    return this.#host.get("/v6/latest/EUR", { schema: this.#schema }, signal);
  }
}
