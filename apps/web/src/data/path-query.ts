import { endpoints } from "@castor/core/endpoints.ts";
import type { PathRequest } from "@castor/core/services/path.ts";
import { type FoundPath, findPath } from "./find-path.ts";
import { queryClient } from "./query-client.ts";

/** A way does not change while one plans: ask again after an hour. */
const freshMs = 3_600_000;
/** What the server had no part in is asked for again now and then. */
const againMs = 60_000;
const row = endpoints.services.route;

const isFallback = ({ state }: { state: { data?: FoundPath | undefined } }) =>
  state.data?.isFallback === true;

/** What the query cache needs to find a path; the same path is found once for all days and views. */
export function pathQuery(request: PathRequest) {
  return {
    queryKey: [row.reads, row.path, request],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<FoundPath> => findPath(request, signal),
    gcTime: freshMs,
    staleTime: (query: { state: { data?: FoundPath | undefined } }) =>
      isFallback(query) ? 0 : freshMs,
  };
}

/** Besides, for a path that somebody looks at: asks again by itself once the server may answer. */
export function watchedPathQuery(request: PathRequest) {
  return {
    ...pathQuery(request),
    refetchOnReconnect: true,
    refetchInterval: (query: { state: { data?: FoundPath | undefined } }) =>
      isFallback(query) ? againMs : (false as const),
  };
}

/** Asks anew for the paths that could not be had. */
export function retryPaths(): void {
  void queryClient.refetchQueries({
    predicate: ({ queryKey, state }) =>
      queryKey[1] === row.path &&
      (state.status === "error" || isFallback({ state: { data: state.data as FoundPath } })),
  });
}
