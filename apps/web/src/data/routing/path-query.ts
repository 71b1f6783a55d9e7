import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { queryClient } from "../http/query-client.ts";
import { type FoundPath, findPath, isEstimate } from "./find-path.ts";
import { knowsEngine } from "./routing-engine.ts";

/** Paths rarely change while a trip is planned. */
const freshMs = 3_600_000;
/** Paths without the server or its engine are requested again after a minute. */
const againMs = 60_000;
const row = servicesEndpoints.route;

interface PathState {
  state: { data?: FoundPath | undefined };
}

const isFallback = ({ state }: PathState) => state.data?.isFallback === true;

/**
 * True when the server has an engine but estimated a leg, since the engine was busy or down. Bus legs are always
 * estimates.
 */
function missedEngine({ state: { data } }: PathState, { mode = "car", points }: PathRequest) {
  if (data === undefined || !knowsEngine()) return false;
  const { path } = data;
  return path.legs.some((leg, index) => {
    const isBus = (points[index + 1]?.mode ?? mode) === "bus";
    return isEstimate(leg, path) && (path.provider === "estimate" || !isBus);
  });
}

/** The query options of a path. All days and views share its cache entry. */
export function pathQuery(request: PathRequest) {
  return {
    queryKey: [row.reads, row.path, request],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<FoundPath> => findPath(request, signal),
    gcTime: freshMs,
    staleTime: (query: PathState) => {
      if (isFallback(query)) return 0;
      return missedEngine(query, request) ? againMs : freshMs;
    },
  };
}

/** The same for a path on the screen: refetches by itself while the server or its engine is away. */
export function watchedPathQuery(request: PathRequest) {
  return {
    ...pathQuery(request),
    refetchOnReconnect: true,
    refetchInterval: (query: PathState) =>
      isFallback(query) || missedEngine(query, request) ? againMs : (false as const),
  };
}

/** Requests failed and fallback paths again. */
export function retryPaths(): void {
  void queryClient.refetchQueries({
    predicate: ({ queryKey, state }) =>
      queryKey[1] === row.path &&
      (state.status === "error" || isFallback({ state: { data: state.data as FoundPath } })),
  });
}
