import { createAtom } from "@tanstack/react-store";

/** When the server gave an answer that came from the cache (milliseconds since 1970), by the key of its call. */
export const answerAges = createAtom<ReadonlyMap<string, number>>(new Map());

/** Notes that a call was answered by the cache, or by the server: null. */
export function noteAge(key: string, at: number | null): void {
  if (ageOf(key) === at) return;
  const next = new Map(answerAges.get());
  if (at === null) next.delete(key);
  else next.set(key, at);
  answerAges.set(next);
}

/** The age of what a call answered last; null when it came from the server. */
export const ageOf = (key: string | null): number | null =>
  key === null ? null : (answerAges.get().get(key) ?? null);
