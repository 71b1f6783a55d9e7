import type { AnswerOf, CallOf } from "@castor/core/endpoint.ts";
import { catalogEndpoints } from "@castor/core/endpoints/catalog.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  type CatalogRest,
  nextPage,
  type ReadyCatalog,
  restAfter,
  withoutRepeats,
} from "./catalog-list.ts";
import { type ApiError, toApiError } from "./http/api-error.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { keyOf, queryClient } from "./http/query-client.ts";
import { firstAnswerAt, takeFirstAnswer } from "./read-first-answer.ts";
import { useSession } from "./session/session-store.ts";

const { list } = catalogEndpoints;
type CatalogPage = AnswerOf<typeof list>;
export type CatalogQuery = Omit<CallOf<typeof list>, "page" | "pageSize">;

/** Whoever comes back from a trip finds the list as it was, so the pages stay this long. */
const keptMs = 30 * 60_000;

export type CatalogList = { reload: () => void } & (
  | { state: "loading" }
  | { state: "error"; error: ApiError }
  | ReadyCatalog
);

const callOf = (asked: CatalogQuery, page: number) => ({ ...asked, page: String(page) });

/** The first page of the unfiltered catalog, when it came with the page (docs/decisions/068). */
function readFirstPages(asked: CatalogQuery) {
  if (Object.values(asked).some((value) => value !== undefined)) return undefined;
  const answer = takeFirstAnswer(list, callOf(asked, 1));
  return answer && { pages: [answer], pageParams: [1] };
}

/** The trips of the catalog that match, page after page. */
export function useCatalog(asked: CatalogQuery): CatalogList {
  // The query key contains the user.
  useSession();
  const query = useInfiniteQuery(
    {
      queryKey: [...keyOf(list, asked), "pages"],
      queryFn: ({ pageParam, signal }): Promise<CatalogPage> =>
        callEndpoint(list, callOf(asked, pageParam), { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      initialData: () => readFirstPages(asked),
      initialDataUpdatedAt: firstAnswerAt,
      placeholderData: keepPreviousData,
      staleTime: keptMs,
      gcTime: keptMs,
      // All pages would be read again, for nothing that the reader asked for.
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.data ? false : "always"),
    },
    queryClient,
  );
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { isPlaceholderData, fetchNextPage, refetch } = query;
  const entries = useMemo(() => withoutRepeats(data?.pages ?? []), [data]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const last = data?.pages.at(-1);
  if (last === undefined)
    return error && !isFetching
      ? { state: "error", error: toApiError(error), reload }
      : { state: "loading", reload };
  const rest: CatalogRest = isFetchingNextPage
    ? { state: "loading" }
    : isFetchNextPageError
      ? { state: "failed", error: toApiError(error) }
      : restAfter(last);
  return {
    state: "ready",
    entries,
    total: last.total,
    isMoreThanTotal: last.more,
    isFormer: isPlaceholderData,
    rest,
    loadMore,
    reload,
  };
}
