import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { type EuroRates, euroRatesOf } from "@castor/core/finance/rates.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callDated } from "./http/call-endpoint.ts";
import { keyOf, queryClient } from "./http/query-client.ts";

/** Rates are published once a day. */
const freshMs = 3_600_000;

/** Exchange rates: loading, failed (specification#finance-totals), or units for one euro with their day and source. */
export type KnownRates =
  | { state: "loading" }
  | { state: "notLoaded" | "noDefaultCurrency"; reload: () => void }
  | { state: "ready"; perEuro: EuroRates; date: DateText; source: string };

/** The exchange rates of the euro, requested only while wanted. */
export function useEuroRates(isWanted: boolean): KnownRates {
  const row = servicesEndpoints.rates;
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
  // A stable object: a table is recomputed when the rates object changes.
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
