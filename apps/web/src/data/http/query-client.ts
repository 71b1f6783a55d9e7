import type { AnswerOf, CallOf, Endpoint, Resource } from "@castor/core/endpoint.ts";
import { focusManager, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { readStored, watchStored } from "../../device/storage/storage.ts";
import { ApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { isConnected, watchConnection } from "./connection.ts";
import { notifyOtherWindows, watchOtherWindows } from "./other-windows.ts";
import { dropFirstRequest } from "./take-first-request.ts";

const freshMs = 15_000;
const retryMs = 500;

/** What was not there was answered. Without a network the banner says enough (specification#failure-texts). */
function logFailedRead(error: unknown, { queryKey: [, path] }: { queryKey: QueryKey }): void {
  const isExpected = error instanceof ApiError && (error.isMissing || error.isOffline);
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#failure-texts)
  if (!isExpected) console.warn(`Data did not load (${String(path)}):`, error);
}

/** The query cache of the page, in memory only. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logFailedRead }),
  defaultOptions: {
    queries: {
      // Without a network a read fails with a message instead of being paused.
      networkMode: "always",
      // Below: the library knows only of the device.
      refetchOnReconnect: false,
      staleTime: freshMs,
      retry: (failures, error) =>
        failures < 1 && isConnected() && error instanceof ApiError && error.isUncertain,
      retryDelay: retryMs,
    },
  },
});
queryClient.mount();

// Nothing that one user read is shown to the next: keys contain the user, and the cache is cleared.
watchStored("user_id", () => queryClient.clear());

/** The key of a row's answer: its resources and path, the input, and whose it is. */
export function keyOf<E extends Endpoint>(endpoint: E, input: CallOf<E>): QueryKey {
  return [endpoint.reads ?? [], endpoint.path, input, readStored("user_id")];
}

/** The query options of a row. */
export function readOptions<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  const queryKey = keyOf(endpoint, input);
  const countUpdates = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> => {
      const before = countUpdates();
      // The server's answer replaces the cached one that is shown, unless that has changed meanwhile.
      const onLater = (answer: AnswerOf<E> | null) => {
        if (answer !== null && countUpdates() === before + 1)
          queryClient.setQueryData(queryKey, answer);
        else void queryClient.invalidateQueries({ queryKey, exact: true });
      };
      return callEndpoint(endpoint, input, { signal, onLater });
    },
  };
}

/**
 * Marks what reads any of these resources as old, here and in other windows, and reads again what is on the screen;
 * `except` stays as it is.
 */
export function markChanged(resources: readonly Resource[], except?: QueryKey): Promise<void> {
  if (resources.length > 0) notifyOtherWindows(resources);
  return markOld(resources, except);
}

/** The same for what others have changed, in this window alone. */
export function markOld(resources: readonly Resource[], except?: QueryKey): Promise<void> {
  dropFirstRequest();
  const excepted = JSON.stringify(except ?? null);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      Array.isArray(queryKey[0]) &&
      queryKey[0].some((resource) => resources.includes(resource)) &&
      JSON.stringify(queryKey) !== excepted,
  });
}

// What is shown may be old after a time without a connection.
let wasConnected = isConnected();
watchConnection(() => {
  const isBack = !wasConnected && isConnected();
  wasConnected = isConnected();
  if (isBack) void queryClient.invalidateQueries();
});

watchOtherWindows((changed) => void markOld(changed));

// The library follows only the visibility of the page: it does not see a change between two windows side by side.
focusManager.setEventListener((onFocus) => {
  const follow = () => onFocus();
  window.addEventListener("focus", follow);
  document.addEventListener("visibilitychange", follow);
  return () => {
    window.removeEventListener("focus", follow);
    document.removeEventListener("visibilitychange", follow);
  };
});
