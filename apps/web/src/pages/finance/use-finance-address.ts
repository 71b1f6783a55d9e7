import { addressOf, pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type * as z from "zod/mini";

/** The filters and view of the costs in the address (specification#finance-page). */
export type FinanceAddress = z.output<typeof pages.finance.search>;

/** The address with all defaults, so that a shared link shows the same even if the defaults change. */
const hrefOf = (tripId: string, shown: FinanceAddress): string => {
  const given = Object.entries(shown).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${addressOf("finance", { tripId })}?${new URLSearchParams(given)}`;
};

/** Reads filters and view from the address and writes them there, without a new history entry. */
export function useFinanceAddress(tripId: string) {
  const router = useRouter();
  const given: unknown = useSearch({ strict: false });
  return useMemo(() => {
    const { search } = pages.finance;
    const shown: FinanceAddress = search.parse(given);
    const go = (next: FinanceAddress) =>
      void router.navigate({ href: hrefOf(tripId, next), replace: true, resetScroll: false });
    const { sortField, sortDirection, view } = shown;
    return {
      shown,
      show: (change: Partial<FinanceAddress>) => go({ ...shown, ...change }),
      /** Clears the filters; order and view stay. */
      clear: () => go({ ...search.parse({}), sortField, sortDirection, view }),
    };
  }, [router, tripId, given]);
}
