import { addressOf, pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { CatalogFilters } from "../../features/catalog/list-filters.ts";

/** The address of a search of the catalog, without what is at its default. */
function catalogHref(shown: CatalogFilters): string {
  const given = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query === "" ? addressOf("catalog") : `${addressOf("catalog")}?${query}`;
}

/** Reads the search and the filters from the address and writes them there, without a new history entry. */
export function useCatalogAddress() {
  const router = useRouter();
  const given: unknown = useSearch({ strict: false });
  return useMemo(() => {
    const read: CatalogFilters = pages.catalog.search.parse(given);
    // Without a search nothing matches better than another.
    const isNoOrder = read.sort === "relevance" && !read.search;
    const shown = isNoOrder ? { ...read, sort: undefined } : read;
    const go = (next: CatalogFilters) =>
      void router.navigate({ href: catalogHref(next), replace: true, resetScroll: false });
    return {
      shown,
      show: (change: Partial<CatalogFilters>) => go({ ...shown, ...change }),
      /** Drops the search and all filters; a chosen order stays. */
      clear: () => go({ sort: shown.sort }),
    };
  }, [router, given]);
}
