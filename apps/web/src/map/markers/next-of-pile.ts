/** One of several markers on the same position. */
export interface PiledMarker {
  id: string;
  /** Its number in the day; null without one. */
  number: number | null;
}

const byNumber = (a: PiledMarker, b: PiledMarker) =>
  (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) ||
  (a.id < b.id ? -1 : 1);

/**
 * The marker that a press on a pile selects while `current` is selected: the next in the order of the day, after the
 * last the first. So each of them can be reached on the map.
 */
export function nextOfPile(pile: readonly PiledMarker[], current: string): string {
  const ids = [...new Set(pile.toSorted(byNumber).map(({ id }) => id))];
  const index = ids.indexOf(current);
  return (index < 0 ? undefined : (ids[index + 1] ?? ids[0])) ?? current;
}
