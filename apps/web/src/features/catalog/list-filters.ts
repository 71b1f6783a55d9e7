import type { CatalogSort } from "@castor/core/catalog/catalog-sort.ts";
import type { pages } from "@castor/core/pages.ts";
import type * as z from "zod/mini";

/** The search, the filters and the order, as in the address (specification#catalog-page). */
export type CatalogFilters = z.output<typeof pages.catalog.search>;

/** The order that is not in the address. */
export const usualOrder = ({ search }: CatalogFilters): CatalogSort =>
  search ? "relevance" : "new";

/** The lengths to choose from, in days: a day out, a weekend, a week, two, more. */
export const lengths = [
  { minDays: "1", maxDays: "1" },
  { minDays: "2", maxDays: "3" },
  { minDays: "4", maxDays: "7" },
  { minDays: "8", maxDays: "14" },
  { minDays: "15", maxDays: undefined },
] as const;

/** The names of the filters. A length is one filter of two fields. */
export const filterNames = ["search", "language", "country", "days"] as const;
export type FilterName = (typeof filterNames)[number];

/** What drops one filter. */
export const dropped: Record<FilterName, Partial<CatalogFilters>> = {
  search: { search: undefined },
  language: { language: undefined },
  country: { country: undefined },
  days: { minDays: undefined, maxDays: undefined },
};

/** The filters that narrow the list, the search among them. */
export function listActive({ search, language, country, minDays, maxDays }: CatalogFilters) {
  const given = { search, language, country, days: minDays ?? maxDays };
  return filterNames.filter((name) => given[name] !== undefined);
}
