import type { DateText } from "@castor/core/basics/dates.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { type EuroRates, euroRatesOf } from "@castor/core/finance/rates.ts";
import { useQuery } from "@tanstack/react-query";
import { callDated } from "./call-endpoint.ts";
import { keyOf, queryClient } from "./query-client.ts";

/** Rates are told once a day. */
const freshMs = 3_600_000;

/** What is known of exchange rates: still asked for, none (section 8), or units for one euro, of which day and whose. */
export type KnownRates =
  | { state: "loading" }
  | { state: "notLoaded" | "noDefaultCurrency"; reload: () => void }
  | { state: "ready"; perEuro: EuroRates; date: DateText; source: string };

/** The exchange rates of the euro; nobody is asked while nothing has to be changed. */
export function useEuroRates(isWanted: boolean): KnownRates {
  const row = endpoints.services.rates;
  const input = { currency: "EUR" } as const;
  const query = useQuery(
    {
      queryKey: [...keyOf(row, input), "dated"],
      queryFn: ({ signal }) => callDated(row, input, { signal }),
      enabled: isWanted,
      staleTime: freshMs,
    },
    queryClient,
  );
  const reload = () => void query.refetch();
  if (query.data) {
    const { answer, date, source } = query.data;
    const perEuro = euroRatesOf(answer);
    return perEuro
      ? { state: "ready", perEuro, date, source }
      : { state: "noDefaultCurrency", reload };
  }
  return query.error && !query.isFetching ? { state: "notLoaded", reload } : { state: "loading" };
}
