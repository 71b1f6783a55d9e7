/** When the server gave an answer that came from the cache (milliseconds since 1970), by the key of its call. */
const ages = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that a call was answered by the cache, or by the server: null. */
export function noteAge(key: string, at: number | null): void {
  if (at === null ? !ages.delete(key) : ages.get(key) === at) return;
  if (at !== null) ages.set(key, at);
  for (const listener of listeners) listener();
}

/** The age of what a call answered last; null when it came from the server. */
export const ageOf = (key: string | null): number | null =>
  key === null ? null : (ages.get(key) ?? null);

/** Calls back when an age changes; returns a function that unsubscribes. */
export function watchAges(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
