/** What a save sends of an entity: any of its fields. `undefined` counts as not sent. */
export type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** The entity with the sent fields replaced (specification#partial-saves: a save with an `id` changes only those). */
export function applyPatch<T extends object>(current: T, change: Patch<T>): T {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(sent) };
}

/** The changed fields of a block. The whole block where there was none before, null where there is none now. */
export function diffBlock<Block extends object>(
  before: { [K in keyof Block]?: unknown } | null,
  after: Block | null,
): Partial<Block> | null {
  return before && after ? diffFields<Block>(before, after) : after;
}

/** The patch that makes `after` of `before`: the fields whose values differ, compared as JSON. */
export function diffFields<T extends object>(
  before: { [K in keyof T]?: unknown },
  after: T,
): Partial<T> {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<T>;
}

/** The patch that undoes `change` and gives its fields the values of `before`. Null where `change` changes nothing. */
export function revertFields<T extends object>(before: T, change: Patch<T>): Partial<T> | null {
  const fields = (Object.keys(change) as (keyof T)[]).filter(
    (field) =>
      change[field] !== undefined &&
      JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<T>;
}
