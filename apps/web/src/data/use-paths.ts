import { endpoints } from "@castor/core/endpoints.ts";
import type { PathRequest } from "@castor/core/services/path.ts";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { type ApiError, toApiError } from "./api-error.ts";
import { askPath, type PathWithGaps } from "./ask-path.ts";
import { queryClient } from "./query-client.ts";

/** A way does not change while one plans: ask again after an hour. */
const freshMs = 3_600_000;
const row = endpoints.services.route;

/** Paths in the order of their requests; undefined while one is on its way or could not be had. */
export interface Paths {
  paths: readonly (PathWithGaps | undefined)[];
  isLoading: boolean;
  error: ApiError | null;
}

/** One function for all calls, so that the same answers are the same object from one drawing to the next. */
function combine(answers: readonly UseQueryResult<PathWithGaps>[]): Paths {
  const failed = answers.find(({ error, isFetching }) => error !== null && !isFetching);
  return {
    paths: answers.map(({ data }) => data),
    isLoading: answers.some(({ data, isFetching }) => isFetching && data === undefined),
    error: failed ? toApiError(failed.error) : null,
  };
}

/** Asks for several paths at once through the cache. */
export function usePaths(requests: readonly PathRequest[]): Paths {
  const queries = requests.map((request) => ({
    queryKey: [row.reads, row.path, request],
    queryFn: ({ signal }: { signal: AbortSignal }) => askPath(request, signal),
    staleTime: freshMs,
  }));
  return useQueries({ queries, combine }, queryClient);
}

/** Asks anew for the paths that could not be had. */
export function retryPaths(): void {
  void queryClient.refetchQueries({
    predicate: ({ queryKey, state }) => queryKey[1] === row.path && state.status === "error",
  });
}
