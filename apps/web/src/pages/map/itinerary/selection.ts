/** The stops that are picked, and the one that was picked last. */
export interface Selection {
  ids: ReadonlySet<string>;
  lastId: string | null;
}

export const nothingPicked: Selection = { ids: new Set(), lastId: null };

/** Picks a stop, or leaves it out again. */
export function turnPick({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, lastId: id };
}

/** Picks a stop and all between it and the one that was picked last, which are in order. */
export function pickRange(selection: Selection, order: readonly string[], id: string): Selection {
  const [from, to] = [selection.lastId ?? id, id]
    .map((end) => order.indexOf(end))
    .toSorted((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return turnPick(selection, id);
  return { ids: new Set([...selection.ids, ...order.slice(from, to + 1)]), lastId: id };
}

/** What is still there of a selection; the same when all of it is. */
export function keepPicked(selection: Selection, order: readonly string[]): Selection {
  const there = new Set(order);
  const ids = [...selection.ids].filter((id) => there.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
