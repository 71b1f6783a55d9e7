import type { AnswerOf, CallOf } from "@castor/core/endpoint.ts";
import { catalogEndpoints } from "@castor/core/endpoints/catalog.ts";
import { limits } from "@castor/core/limits.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { type ApiError, toApiError } from "./http/api-error.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { keyOf, queryClient } from "./http/query-client.ts";
import { useSession } from "./session/session-store.ts";

const { list } = catalogEndpoints;
type CatalogPage = AnswerOf<typeof list>;
type CatalogEntry = CatalogPage["data"][number];
export type CatalogQuery = Omit<CallOf<typeof list>, "page" | "pageSize">;

/** Whoever comes back from a trip finds the list as it was, so the pages stay this long. */
const keptMs = 30 * 60_000;

/** What comes after the pages that are there. `isDeepest`: there are more trips, but the catalog shows no further. */
export type CatalogRest =
  | { state: "more" | "loading" }
  | { state: "failed"; error: ApiError }
  | { state: "end"; isDeepest: boolean };

export type CatalogList = { reload: () => void } & (
  | { state: "loading" }
  | { state: "error"; error: ApiError }
  | {
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
);

const hasMore = ({ data, total, more, page, pageSize }: CatalogPage): boolean =>
  data.length > 0 && (more || page * pageSize < total);
const isDeepest = ({ page, pageSize }: CatalogPage): boolean =>
  (page + 1) * pageSize > limits.catalogDepth;

/** A trip that is listed meanwhile moves others to the next page. They are shown once. */
const withoutRepeats = (pages: readonly CatalogPage[]): readonly CatalogEntry[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values(),
];

/** The trips of the catalog that match, page after page. */
export function useCatalog(asked: CatalogQuery): CatalogList {
  // The query key contains the user.
  useSession();
  const query = useInfiniteQuery(
    {
      queryKey: [...keyOf(list, asked), "pages"],
      queryFn: ({ pageParam, signal }): Promise<CatalogPage> =>
        callEndpoint(list, { ...asked, page: String(pageParam) }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last: CatalogPage) =>
        hasMore(last) && !isDeepest(last) ? last.page + 1 : undefined,
      placeholderData: keepPreviousData,
      staleTime: keptMs,
      gcTime: keptMs,
      // All pages would be read again, for nothing that the reader asked for.
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.data ? false : "always"),
    },
    queryClient,
  );
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const { isPlaceholderData, fetchNextPage, refetch } = query;
  const entries = useMemo(() => withoutRepeats(data?.pages ?? []), [data]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const last = data?.pages.at(-1);
  if (last === undefined)
    return error && !isFetching
      ? { state: "error", error: toApiError(error), reload }
      : { state: "loading", reload };
  return {
    state: "ready",
    entries,
    total: last.total,
    isMoreThanTotal: last.more,
    isFormer: isPlaceholderData,
    rest: restOf(),
    loadMore,
    reload,
  };

  function restOf(): CatalogRest {
    if (isFetchingNextPage) return { state: "loading" };
    if (isFetchNextPageError) return { state: "failed", error: toApiError(error) };
    if (hasNextPage) return { state: "more" };
    return { state: "end", isDeepest: last !== undefined && hasMore(last) };
  }
}
