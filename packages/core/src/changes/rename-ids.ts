/** Temporary ids, and the server's ids for the same things. */
export type IdMap = ReadonlyMap<string, string>;

/** The newest id of a thing: a thing that was deleted and made again has been named more than once. */
export function currentIdOf(ids: IdMap, id: string): string {
  const seen = new Set<string>();
  let current = id;
  for (;;) {
    const next = ids.get(current);
    if (next === undefined || seen.has(next)) return current;
    seen.add(current);
    current = next;
  }
}

/** The fields of changes that hold ids. */
const idFields: ReadonlySet<string> = new Set([
  ...["id", "linkId", "tripId", "routeId"],
  ...["parentId", "pointId"],
  // What a file stands at.
  "thingId",
  // The stop that a duplicated one is made of.
  "former",
]);

/** The same JSON value with the newest id in each field that holds a mapped one. */
export function renameIds<T>(value: T, ids: IdMap): T {
  if (ids.size === 0) return value;
  const text = JSON.stringify(value, (field, part: unknown) =>
    typeof part === "string" && idFields.has(field) ? currentIdOf(ids, part) : part,
  );
  // Only ids changed, to other ids.
  return JSON.parse(text) as T;
}
