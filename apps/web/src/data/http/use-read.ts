import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../session/session-store.ts";
import { type ApiError, toApiError } from "./api-error.ts";
import { queryClient, readOptions } from "./query-client.ts";

/** The state of a query. A ready one has an `error` when its last refetch failed, so its data may be stale. */
export type Read<T> = { reload: () => void } & (
  | { state: "loading"; data: undefined; error: null }
  | { state: "error"; data: undefined; error: ApiError }
  | { state: "ready"; data: T; error: ApiError | null }
);

export interface ReadOptions<T> {
  /** How long an answer counts as fresh. */
  freshMs?: number | undefined;
  /** Placeholder data, shown until the answer arrives. */
  meanwhile?: T | undefined;
  /** Pauses the query; its data stays on the screen. */
  isPaused?: boolean | undefined;
  /** Other devices change it too: it is read again whenever the window is looked at. */
  isShared?: boolean | undefined;
}

/** Reads a row through the query cache. `null` as input disables it. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E> | null,
  options: ReadOptions<AnswerOf<E>> = {},
): Read<AnswerOf<E>> {
  // The query key contains the user, so a login or logout, also in another tab, must render again.
  useSession();
  const row = input === null ? null : readOptions(endpoint, input);
  const query = useQuery<unknown>(
    {
      queryKey: row?.queryKey ?? ["disabled", endpoint.path],
      queryFn: row?.queryFn ?? (() => Promise.reject(new Error("disabled"))),
      enabled: row !== null && !options.isPaused,
      ...(options.isShared ? { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } : {}),
      ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
      ...(options.meanwhile === undefined ? {} : { placeholderData: options.meanwhile }),
    },
    queryClient,
  );
  const reload = () => void query.refetch();
  const error = query.error ? toApiError(query.error) : null;
  if (query.data !== undefined)
    // Only answers parsed by the row's schema are stored under the row's key.
    return { state: "ready", data: query.data as AnswerOf<E>, error, reload };
  if (error && !query.isFetching) return { state: "error", data: undefined, error, reload };
  return { state: "loading", data: undefined, error: null, reload };
}
