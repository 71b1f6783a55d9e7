/** Anything with an order among its siblings. */
export interface Ordered {
  id: string;
  order: number;
}

/** The same items, numbered 0..n-1. */
export function renumber<T extends Ordered>(items: readonly T[]): T[] {
  return items.map((item, order) => (item.order === order ? item : { ...item, order }));
}

/**
 * The points of one route with one of them put at `order` (from 0, clamped), numbered 0..n-1 (specification#point-order). An unknown
 * id only closes gaps.
 */
export function orderPoints<T extends Ordered>(
  points: readonly T[],
  id: string,
  order: number,
): T[] {
  const sorted = points.toSorted((a, b) => a.order - b.order);
  const moved = sorted.find((point) => point.id === id);
  if (!moved) return renumber(sorted);
  const others = sorted.filter((point) => point !== moved);
  const index = Math.max(0, Math.min(Math.trunc(order), others.length));
  return renumber([...others.slice(0, index), moved, ...others.slice(index)]);
}
