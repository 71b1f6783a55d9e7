import type { PathRequest } from "@castor/core/services/path.ts";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { type ApiError, toApiError } from "./api-error.ts";
import type { FoundPath } from "./find-path.ts";
import { watchedPathQuery } from "./path-query.ts";
import { queryClient } from "./query-client.ts";

/** Paths in the order of their requests; undefined while one is on its way or could not be had. */
export interface Paths {
  paths: readonly (FoundPath | undefined)[];
  isLoading: boolean;
  error: ApiError | null;
}

/** One function for all calls, so that the same answers are the same object from one drawing to the next. */
function combine(answers: readonly UseQueryResult<FoundPath>[]): Paths {
  const failed = answers.find(({ error, isFetching }) => error !== null && !isFetching);
  return {
    paths: answers.map(({ data }) => data),
    isLoading: answers.some(({ data, isFetching }) => isFetching && data === undefined),
    error: failed ? toApiError(failed.error) : null,
  };
}

/** Asks for several paths at once through the cache. */
export function usePaths(requests: readonly PathRequest[]): Paths {
  return useQueries({ queries: requests.map(watchedPathQuery), combine }, queryClient);
}
