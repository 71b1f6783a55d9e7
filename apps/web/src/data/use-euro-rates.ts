import type { DateText } from "@castor/core/basics/dates.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { type EuroRates, euroRatesOf } from "@castor/core/finance/rates.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
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
  const { data, refetch } = query;
  const hasFailed = query.error !== null && !query.isFetching;
  // The same object while nothing changes: a table is reckoned anew with other rates.
  return useMemo(() => {
    const reload = () => void refetch();
    if (!data) return hasFailed ? { state: "notLoaded", reload } : { state: "loading" };
    const { answer, date, source } = data;
    const perEuro = euroRatesOf(answer);
    return perEuro
      ? { state: "ready", perEuro, date, source }
      : { state: "noDefaultCurrency", reload };
  }, [data, refetch, hasFailed]);
}
