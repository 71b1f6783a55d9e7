/** What a save sends of a thing: any of its fields; undefined counts as not sent. */
export type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** The thing with the fields that were sent replaced (decisions 2: a save with an `id` changes only those). */
export function applyChange<T extends object>(current: T, change: Change<T>): T {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(sent) };
}

/** The fields of a block that differ from what they were; the whole block where there was none, null where none is left. */
export function blockBetween<Block extends object>(
  before: { [K in keyof Block]?: unknown } | null,
  after: Block | null,
): Partial<Block> | null {
  return before && after ? changeBetween<Block>(before, after) : after;
}

/** What to send so that `before` becomes `after`: the fields whose values differ, compared as JSON. */
export function changeBetween<T extends object>(
  before: { [K in keyof T]?: unknown },
  after: T,
): Partial<T> {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<T>;
}
