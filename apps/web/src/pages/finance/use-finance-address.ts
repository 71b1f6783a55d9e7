import { addressOf, pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
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
  const { search } = pages.finance;
  const shown: FinanceAddress = search.parse(useSearch({ strict: false }));
  const show = (change: Partial<FinanceAddress>) =>
    void router.navigate({
      href: hrefOf(tripId, { ...shown, ...change }),
      replace: true,
      resetScroll: false,
    });
  const clear = () => {
    const { sortField, sortDirection, view } = shown;
    void router.navigate({
      href: hrefOf(tripId, { ...search.parse({}), sortField, sortDirection, view }),
      replace: true,
      resetScroll: false,
    });
  };
  return { shown, show, clear };
}
