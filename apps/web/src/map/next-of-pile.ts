/** One of several markers that lie on one spot. */
export interface PiledMarker {
  id: string;
  /** Its place in the day; null for one that has none. */
  number: number | null;
}

const byNumber = (a: PiledMarker, b: PiledMarker) =>
  (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) ||
  (a.id < b.id ? -1 : 1);

/**
 * Which marker of a pile a press means when `current` was the last that was meant: the next one, in the order of the
 * day, and after the last the first again. So each of them can be reached on the map too.
 */
export function nextOfPile(pile: readonly PiledMarker[], current: string): string {
  const ids = [...new Set(pile.toSorted(byNumber).map(({ id }) => id))];
  const at = ids.indexOf(current);
  return (at < 0 ? undefined : (ids[at + 1] ?? ids[0])) ?? current;
}
