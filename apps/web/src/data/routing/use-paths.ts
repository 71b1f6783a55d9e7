import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { type ApiError, toApiError } from "../http/api-error.ts";
import { queryClient } from "../http/query-client.ts";
import type { FoundPath } from "./find-path.ts";
import { watchedPathQuery } from "./path-query.ts";

/** Paths in the order of their requests; undefined while loading or failed. */
export interface Paths {
  paths: readonly (FoundPath | undefined)[];
  isLoading: boolean;
  error: ApiError | null;
}

/** One function for all calls, so that React Query returns the same object between renders. */
function combine(answers: readonly UseQueryResult<FoundPath>[]): Paths {
  const failed = answers.find(({ error, isFetching }) => error !== null && !isFetching);
  return {
    paths: answers.map(({ data }) => data),
    isLoading: answers.some(({ data, isFetching }) => isFetching && data === undefined),
    error: failed ? toApiError(failed.error) : null,
  };
}

/** Reads several paths through the query cache. */
export function usePaths(requests: readonly PathRequest[]): Paths {
  return useQueries({ queries: requests.map(watchedPathQuery), combine }, queryClient);
}
