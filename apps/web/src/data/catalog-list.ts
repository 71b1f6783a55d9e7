import type { CatalogEntry, CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { limits } from "@castor/core/limits.ts";
import type { ApiError } from "./http/api-error.ts";

/** What comes after the pages that are there. `isDeepest`: there are more trips, but the catalog shows no further. */
export type CatalogRest =
  | { state: "more" | "loading" }
  | { state: "failed"; error: ApiError }
  | { state: "end"; isDeepest: boolean };

/** The trips of the pages that were read. */
export interface ReadyCatalog {
  state: "ready";
  entries: readonly CatalogEntry[];
  total: number;
  /** There are more trips than `total`: the server counts no further. */
  isMoreThanTotal: boolean;
  /** The list of the former search, shown until the new one is there. */
  isFormer: boolean;
  rest: CatalogRest;
  loadMore: () => void;
}

const hasMore = ({ data, total, more, page, pageSize }: CatalogPage): boolean =>
  data.length > 0 && (more || page * pageSize < total);
const isDeepest = ({ page, pageSize }: CatalogPage): boolean =>
  (page + 1) * pageSize > limits.catalogDepth;

/** The page after this one; undefined after the last. */
export const nextPage = (last: CatalogPage): number | undefined =>
  hasMore(last) && !isDeepest(last) ? last.page + 1 : undefined;

/** What comes after this page when nothing is loading. */
export const restAfter = (last: CatalogPage): CatalogRest =>
  nextPage(last) === undefined ? { state: "end", isDeepest: hasMore(last) } : { state: "more" };

/** A trip that is listed meanwhile moves others to the next page. They are shown once. */
export const withoutRepeats = (pages: readonly CatalogPage[]): readonly CatalogEntry[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values(),
];
