import type { ChangeBody } from "../changes/change-args.ts";

/** The changes that put the points of a day in another order, as few as possible. Ids in today's order and in the new one. */
export function listOrderChanges(
  today: readonly string[],
  ordered: readonly string[],
): ChangeBody<"points.order">[] {
  const moved = listMoved(today, ordered);
  let now = [...today];
  return ordered.flatMap((id, index) => {
    if (!moved.has(id)) return [];
    const others = now.filter((each) => each !== id);
    const order = index === 0 ? 0 : others.indexOf(ordered[index - 1] ?? "") + 1;
    now = [...others.slice(0, order), id, ...others.slice(order)];
    return [{ name: "points.order" as const, args: { id, order } }];
  });
}

/** The fewest points that have to move: all but a longest part whose order stays. */
export function listMoved(today: readonly string[], ordered: readonly string[]): Set<string> {
  const places = new Map(today.map((id, index) => [id, index]));
  const indexOf = (id: string) => places.get(id) ?? -1;
  /** By the id of its last point: the longest part that stays. */
  const kept = new Map<string, readonly string[]>();
  for (const id of ordered) {
    const before = [...kept]
      .filter(([other]) => indexOf(other) < indexOf(id))
      .reduce<readonly string[]>((most, [, part]) => (part.length > most.length ? part : most), []);
    kept.set(id, [...before, id]);
  }
  const longest = [...kept.values()].reduce<readonly string[]>(
    (most, part) => (part.length > most.length ? part : most),
    [],
  );
  const stays = new Set(longest);
  return new Set(ordered.filter((id) => !stays.has(id)));
}
