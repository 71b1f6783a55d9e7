import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { type ApiError, toApiError } from "./api-error.ts";
import { queryClient, readOptions } from "./query-client.ts";
import { useSession } from "./session-store.ts";

/** What a screen knows of a read: nothing yet, why not, or the thing (with `error` when it may be old). */
export type Read<T> = { reload: () => void } & (
  | { state: "loading"; data: undefined; error: null }
  | { state: "error"; data: undefined; error: ApiError }
  | { state: "ready"; data: T; error: ApiError | null }
);

export interface ReadOptions<T> {
  /** How long an answer counts as new. */
  freshMs?: number | undefined;
  /** What is known already, shown until the answer comes. */
  meanwhile?: T | undefined;
  /** Asks nothing for now; what is known stays on the screen. */
  isPaused?: boolean | undefined;
}

/** Reads a row through the cache; with `null` for input it waits. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E> | null,
  options: ReadOptions<AnswerOf<E>> = {},
): Read<AnswerOf<E>> {
  // The key carries the user: a login or logout here or in another tab reads anew.
  useSession();
  const row = input === null ? null : readOptions(endpoint, input);
  const query = useQuery<unknown>(
    {
      queryKey: row?.queryKey ?? ["waits", endpoint.path],
      queryFn: row?.queryFn ?? (() => Promise.reject(new Error("waits"))),
      enabled: row !== null && !options.isPaused,
      ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
      ...(options.meanwhile === undefined ? {} : { placeholderData: options.meanwhile }),
    },
    queryClient,
  );
  const reload = () => void query.refetch();
  const error = query.error ? toApiError(query.error) : null;
  if (query.data !== undefined)
    // The key is the row's own, and under it lies nothing but what the row's schema let in.
    return { state: "ready", data: query.data as AnswerOf<E>, error, reload };
  if (error && !query.isFetching) return { state: "error", data: undefined, error, reload };
  return { state: "loading", data: undefined, error: null, reload };
}
