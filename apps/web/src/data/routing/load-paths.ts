import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { onlineManager } from "@tanstack/react-query";
import { queryClient } from "../http/query-client.ts";
import type { FoundPath } from "./find-path.ts";
import { pathQuery } from "./path-query.ts";

/** A browser has six connections per host, and the rest of the page needs some. */
const concurrency = 4;

/** The requests that belong together: those of one day's path. */
export interface PathOrder {
  id: string;
  requests: readonly PathRequest[];
}

/**
 * Finds many paths through the query cache, a few at a time, in the order given. Calls `onFound` for each complete
 * order. Orders that fail are left out. An abort of the signal ends it.
 */
export async function loadPaths(
  orders: readonly PathOrder[],
  onFound: (id: string, paths: readonly FoundPath[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...orders];
  const work = async () => {
    for (let order = waiting.shift(); order && !signal.aborted; order = waiting.shift()) {
      const queries = order.requests.map((request) => queryClient.fetchQuery(pathQuery(request)));
      const paths = await Promise.all(queries).catch(() => null);
      if (paths !== null && !signal.aborted) onFound(order.id, paths);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/**
 * Calls back when the network is back, so that fallback paths can be requested; returns a function that unsubscribes.
 */
export function watchReconnects(onReconnect: () => void): () => void {
  return onlineManager.subscribe((isOnline) => {
    if (isOnline) onReconnect();
  });
}
