import type { Route } from "@castor/core/routes/route.ts";
import { useEffect, useMemo, useState } from "react";
import { collectLegs, type DayLegs, pathRequestsOf } from "./day-legs.ts";
import { loadPaths, watchReconnects } from "./load-paths.ts";

/** Drawing all days is slow: answers within this time, in milliseconds, are drawn together. */
const batchMs = 200;

/** The legs of many days by the day's id, as they load: after the map is ready, the first days first. */
export function useSeveralPaths(
  days: readonly Route[],
  isReady: boolean,
): ReadonlyMap<string, DayLegs> {
  const [known, setKnown] = useState<ReadonlyMap<string, DayLegs>>(() => new Map());
  const orders = useMemo(
    () =>
      days.flatMap(({ id, points }) => {
        const chunks = pathRequestsOf(points);
        return chunks.length > 0
          ? [{ id, chunks, requests: chunks.map(({ request }) => request) }]
          : [];
      }),
    [days],
  );

  const [turn, setTurn] = useState(0);
  useEffect(() => watchReconnects(() => setTurn((before) => before + 1)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a reconnect, paths from the cache are requested again
  useEffect(() => {
    if (!isReady || orders.length === 0) return;
    const stop = new AbortController();
    const chunksById = new Map(orders.map(({ id, chunks }) => [id, chunks]));
    let batch: [string, DayLegs][] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      const arrived = batch;
      [batch, timer] = [[], undefined];
      setKnown((before) =>
        arrived.every(([id, legs]) => before.get(id) === legs)
          ? before
          : new Map([...before, ...arrived]),
      );
    };
    void loadPaths(
      orders,
      (id, paths) => {
        batch.push([id, collectLegs(chunksById.get(id) ?? [], paths)]);
        timer ??= setTimeout(publish, batchMs);
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [orders, isReady, turn]);

  return known;
}
