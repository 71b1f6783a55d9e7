import { endpoints } from "@castor/core/endpoints.ts";
import type { PathPart } from "@castor/core/routes/path-requests.ts";
import { useQueries } from "@tanstack/react-query";
import { type ApiError, toApiError } from "./api-error.ts";
import { askPath, type BuiltPart } from "./ask-path.ts";
import { queryClient } from "./query-client.ts";

/** A way does not change while one plans: ask again after an hour. */
const freshMs = 3_600_000;

/** The parts of a path in their order: what was built of each, nothing while it is on its way. */
export interface BuiltPaths {
  parts: readonly (BuiltPart | undefined)[];
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** Builds the parts of a path through the cache, each for itself. */
export function usePaths(parts: readonly PathPart[]): BuiltPaths {
  return useQueries(
    {
      queries: parts.map((part) => ({
        queryKey: [endpoints.services.route.reads, endpoints.services.route.path, part],
        queryFn: ({ signal }: { signal: AbortSignal }) => askPath(part, signal),
        staleTime: freshMs,
      })),
      combine: (reads) => ({
        parts: reads.map(({ data }) => data),
        isLoading: reads.some(({ isFetching, data }) => isFetching && data === undefined),
        error: toFailure(reads.find((read) => read.error !== null && !read.isFetching)?.error),
        retry: () => {
          for (const read of reads) if (read.error) void read.refetch();
        },
      }),
    },
    queryClient,
  );
}

const toFailure = (error: unknown) => (error ? toApiError(error) : null);
