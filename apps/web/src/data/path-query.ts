import { endpoints } from "@castor/core/endpoints.ts";
import type { PathRequest } from "@castor/core/services/path.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { type FoundPath, findPath, isEstimate } from "./find-path.ts";
import { keyOf, queryClient } from "./query-client.ts";

/** A way does not change while one plans: ask again after an hour. */
const freshMs = 3_600_000;
/** What the server had no part in, or its engine, is asked for again now and then. */
const againMs = 60_000;
const row = endpoints.services.route;

interface PathState {
  state: { data?: FoundPath | undefined };
}

const isFallback = ({ state }: PathState) => state.data?.isFallback === true;

/** The server has an engine, and reckoned what that would know: it was busy, or down. Buses are estimates anyway. */
function lacksEngine({ state: { data } }: PathState, { mode = "car", points }: PathRequest) {
  const config = queryClient.getQueryData<ServiceConfig>(keyOf(endpoints.services.config, {}));
  if (data === undefined || config === undefined || config.routing === "estimate") return false;
  const { path } = data;
  return path.legs.some((leg, at) => {
    const isBus = (points[at + 1]?.mode ?? mode) === "bus";
    return isEstimate(leg, path) && (path.provider === "estimate" || !isBus);
  });
}

/** What the query cache needs to find a path; the same path is found once for all days and views. */
export function pathQuery(request: PathRequest) {
  return {
    queryKey: [row.reads, row.path, request],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<FoundPath> => findPath(request, signal),
    gcTime: freshMs,
    staleTime: (query: PathState) => {
      if (isFallback(query)) return 0;
      return lacksEngine(query, request) ? againMs : freshMs;
    },
  };
}

/** Besides, for a path that somebody looks at: asks again by itself once the server, or its engine, may answer. */
export function watchedPathQuery(request: PathRequest) {
  return {
    ...pathQuery(request),
    refetchOnReconnect: true,
    refetchInterval: (query: PathState) =>
      isFallback(query) || lacksEngine(query, request) ? againMs : (false as const),
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
