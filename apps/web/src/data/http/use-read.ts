import type { AnswerOf, CallOf, Endpoint } from "@castor/core/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useSession } from "../session/session-store.ts";
import { type ApiError, toApiError } from "./api-error.ts";
import { ageOf, answerAges } from "./cache/answer-ages.ts";
import { cacheKeyOf } from "./cache/cached-call.ts";
import { isConnected } from "./connection.ts";
import { queryClient, readOptions } from "./query-client.ts";

/** While a cached answer is shown, the server is asked again so often. */
const againMs = 15_000;

/**
 * The state of a query. A ready one has an `error` when its last refetch failed, so its data may be stale. `asOf`: when
 * the server gave its data, if they came from the cache of this browser (milliseconds since 1970).
 */
export type Read<T> = { reload: () => void; asOf: number | null } & (
  | { state: "loading"; data: undefined; error: null }
  | { state: "error"; data: undefined; error: ApiError }
  | { state: "ready"; data: T; error: ApiError | null }
);

export interface ReadOptions<T> {
  /** How long an answer counts as fresh. */
  freshMs?: number | undefined;
  /** Placeholder data, shown until the answer arrives. */
  meanwhile?: T | undefined;
  /** An answer that came with the page: it is shown at once, and read again. */
  first?: (() => T | undefined) | undefined;
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
  const cacheKey = input === null ? null : cacheKeyOf(endpoint, input);
  const age = useSelector(answerAges, () => ageOf(cacheKey));
  const query = useQuery<unknown>(
    {
      queryKey: row?.queryKey ?? ["disabled", endpoint.path],
      queryFn: row?.queryFn ?? (() => Promise.reject(new Error("disabled"))),
      enabled: row !== null && !options.isPaused,
      ...(options.isShared ? { refetchOnWindowFocus: "always" } : {}),
      refetchInterval: () => (age !== null && isConnected() ? againMs : false),
      ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
      ...(options.first ? { initialData: options.first, initialDataUpdatedAt: 0 } : {}),
      ...(options.meanwhile === undefined ? {} : { placeholderData: options.meanwhile }),
    },
    queryClient,
  );
  const reload = () => void query.refetch();
  const error = query.error ? toApiError(query.error) : null;
  if (query.data !== undefined)
    // Only answers parsed by the row's schema are stored under the row's key.
    return { state: "ready", data: query.data as AnswerOf<E>, error, reload, asOf: age };
  if (error && !query.isFetching)
    return { state: "error", data: undefined, error, reload, asOf: null };
  return { state: "loading", data: undefined, error: null, reload, asOf: null };
}
