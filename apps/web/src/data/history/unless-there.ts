import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Names, TripChange } from "../trip-change.ts";
import type { TripHistory } from "./trip-history.ts";

/** A deleted stop that is made anew: what it was called, and what it will be. */
export interface Remade {
  id: string;
  made: string;
  /** Only where its place is made anew with it. */
  place?: { id: string; made: string };
}

/**
 * What makes a deleted stop anew may be asked for while its delete is still on its way. Should that fail, the stop has
 * never gone: then nothing is made, and the new names mean the old things.
 */
export function unlessThere(
  { desk, names }: TripHistory,
  { id, made, place }: Remade,
  change: TripChange,
): TripChange {
  const isThere = (trip: Trip | undefined, known: Names) =>
    trip !== undefined && findPoint(trip, known.get(id) ?? id) !== null;
  return {
    ...change,
    apply: (trip, known) => (isThere(trip, known) ? trip : change.apply(trip, known)),
    async send(known, key, isLeaving) {
      if (!isThere(await desk.readSaved(), known)) return change.send(known, key, isLeaving);
      const pairs = place ? [{ id, made }, place] : [{ id, made }];
      for (const pair of pairs) names.forget(pair.made, pair.id);
      const old = new Map(pairs.map((pair) => [pair.made, known.get(pair.id) ?? pair.id]));
      return { answer: undefined, names: old, take: (trip) => trip };
    },
  };
}
