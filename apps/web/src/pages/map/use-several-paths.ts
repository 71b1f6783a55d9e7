import type { Route } from "@castor/core/routes/route.ts";
import { useEffect, useMemo, useState } from "react";
import { loadPaths, watchReconnects } from "../../data/load-paths.ts";
import { collectLegs, type DayLegs, partsOf } from "./day-legs.ts";

/** Each drawing of all the days takes a moment of its own: what arrives within this time is drawn together. */
const batchMs = 200;

/** The legs of many days by the day's id, as they become known: once the map stands, the first days first. */
export function useSeveralPaths(
  days: readonly Route[],
  isReady: boolean,
): ReadonlyMap<string, DayLegs> {
  const [known, setKnown] = useState<ReadonlyMap<string, DayLegs>>(() => new Map());
  const orders = useMemo(
    () =>
      days.flatMap(({ id, points }) => {
        const parts = partsOf(points);
        return parts.length > 0
          ? [{ id, parts, requests: parts.map(({ request }) => request) }]
          : [];
      }),
    [days],
  );

  const [turn, setTurn] = useState(0);
  useEffect(() => watchReconnects(() => setTurn((before) => before + 1)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again for what was only recalled
  useEffect(() => {
    if (!isReady || orders.length === 0) return;
    const stop = new AbortController();
    const partsById = new Map(orders.map(({ id, parts }) => [id, parts]));
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
        batch.push([id, collectLegs(partsById.get(id) ?? [], paths)]);
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
