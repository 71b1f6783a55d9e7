import type { PathRequest } from "@castor/core/services/path.ts";
import { onlineManager } from "@tanstack/react-query";
import type { FoundPath } from "./find-path.ts";
import { pathQuery } from "./path-query.ts";
import { queryClient } from "./query-client.ts";

/** A browser has six connections to a host: the rest of the page needs some. */
const atOnce = 4;

/** What is asked for together: the parts of one day's path. */
export interface PathOrder {
  id: string;
  requests: readonly PathRequest[];
}

/**
 * Finds many paths through the cache, a few at a time in the order given, and tells each order as it is complete. What
 * cannot be had is left out. Ends with the signal.
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
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Calls back when the network is there again: what was recalled without it may be asked for; returns how to stop. */
export function watchReconnects(onReconnect: () => void): () => void {
  return onlineManager.subscribe((isOnline) => {
    if (isOnline) onReconnect();
  });
}
