/** What a save sends of a thing: any of its fields; undefined counts as not sent. */
export type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** The thing with the fields that were sent replaced (decisions 2: a save with an `id` changes only those). */
export function applyChange<T extends object>(current: T, change: Change<T>): T {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(sent) };
}
