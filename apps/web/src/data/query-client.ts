import type { AnswerOf, CallOf, Endpoint, Noun } from "@castor/core/endpoint.ts";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { readStored, watchStored } from "../device/storage.ts";
import { ApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";

const freshMs = 15_000;
const retryMs = 500;

/** The query cache: memory only, one for the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a read fails with words instead of waiting without end.
      networkMode: "always",
      staleTime: freshMs,
      retry: (failures, error) =>
        failures < 1 && navigator.onLine && error instanceof ApiError && error.isUncertain,
      retryDelay: retryMs,
    },
  },
});
queryClient.mount();

// What one user read is not another's: keys carry the user, and the memory of the last one goes.
watchStored("user_id", () => queryClient.clear());

/** The key of a row's answer: its nouns and path, the input, and whose it is. */
export function keyOf<E extends Endpoint>(endpoint: E, input: CallOf<E>): QueryKey {
  return [endpoint.reads ?? [], endpoint.path, input, readStored("user_id")];
}

/** What the cache needs to read a row. */
export function readOptions<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  return {
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      callEndpoint(endpoint, input, { signal }),
  };
}

/** Marks what reads any of these nouns as old, and reads again what is on the screen; `except` stays as it is. */
export function markChanged(nouns: readonly Noun[], except?: QueryKey): Promise<void> {
  const kept = JSON.stringify(except ?? null);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      Array.isArray(queryKey[0]) &&
      queryKey[0].some((noun) => nouns.includes(noun)) &&
      JSON.stringify(queryKey) !== kept,
  });
}
