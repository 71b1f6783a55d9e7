import { addressOf, pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type * as z from "zod/mini";

/** What of the costs is shown, as the address says it (section 2). */
export type FinanceAddress = z.output<typeof pages.finance.search>;

/** The address with all its defaults, so that a pasted one shows the same whatever they will be. */
const hrefOf = (tripId: string, shown: FinanceAddress): string => {
  const given = Object.entries(shown).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${addressOf("finance", { tripId })}?${new URLSearchParams(given)}`;
};

/** Reads what is shown from the address, and writes there what is to be shown; without a page more for Back. */
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
      /** All rows, in the same order and the same way. */
      clear: () => go({ ...search.parse({}), sortField, sortDirection, view }),
    };
  }, [router, tripId, given]);
}
