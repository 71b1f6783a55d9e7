import type { Told } from "../drafts/draft.ts";
import type { Finished } from "../finish/finish-draft.ts";

/** A value that may be that of one booking or of all. */
export interface Candidate<Value> extends Told<Value> {
  /** The surest words are 1. */
  rank: number;
  /** The words before it: bookings one below another have the same. */
  phrase: string;
}

type KeyOf<Value> = (value: Value) => string;

const distinct = <Value>(candidates: readonly Candidate<Value>[], keyOf: KeyOf<Value>) =>
  new Set(candidates.map(({ value }) => keyOf(value)));

export const bestOf = <Value>(candidates: readonly Candidate<Value>[]): Candidate<Value>[] => {
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates.filter(({ rank }) => rank === best);
};

/** The value of the surest words, where they tell one. */
export function onlyValue<Value>(
  candidates: readonly Candidate<Value>[],
  keyOf: KeyOf<Value>,
): Told<Value> | null {
  const best = bestOf(candidates);
  const [first] = best;
  return first && distinct(best, keyOf).size === 1 ? first : null;
}

/** True where each value stands in its booking, from its first line to the next booking's. */
const isEachIn = (candidates: readonly Told<unknown>[], bookings: readonly Finished[]) =>
  candidates.every(({ at }, index) => {
    const next = bookings[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return at >= (bookings[index]?.from ?? 0) && at < next;
  });

/** True where each value stands before its booking, and behind the one before. */
const isEachBefore = (candidates: readonly Told<unknown>[], bookings: readonly Finished[]) =>
  candidates.every(({ at }, index) => {
    const before = bookings[index - 1]?.to ?? -1;
    return at <= (bookings[index]?.from ?? 0) && at > before;
  });

/** Values that all bookings tell in the same words, in their order. Null where there is no such row. */
export function valuesOfEach<Value>(
  candidates: readonly Candidate<Value>[],
  bookings: readonly Finished[],
): Told<Value>[] | null {
  if (bookings.length < 2) return null;
  const groups = [...Map.groupBy(candidates, ({ phrase }) => phrase).values()];
  return (
    groups.find(
      (group) =>
        group.length === bookings.length &&
        (isEachIn(group, bookings) || isEachBefore(group, bookings)),
    ) ?? null
  );
}
