/** A rectangle in pixels, from the map's upper left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: Area): number => right - left;
export const heightOf = ({ top, bottom }: Area): number => bottom - top;
export const middleOf = ({ left, top, right, bottom }: Area): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const sizeOf = (area: Area) => widthOf(area) * heightOf(area);

const overlaps = (one: Area, other: Area) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const distinct = (edges: number[]) => [...new Set(edges)].toSorted((a, b) => a - b);

/**
 * The parts of a map that nothing covers, as rectangles, largest first. Each edge of one is an edge of the map or of a
 * cover. Covers are few (search, buttons, sheet), so that all combinations are tried. A map without a free part
 * counts as free.
 */
export function listFreeAreas(map: Area, covers: readonly Area[]): Area[] {
  const near = covers.filter((cover) => overlaps(cover, map));
  const lefts = distinct([map.left, ...near.map(({ right }) => right)]);
  const rights = distinct([map.right, ...near.map(({ left }) => left)]);
  const tops = distinct([map.top, ...near.map(({ bottom }) => bottom)]);
  const bottoms = distinct([map.bottom, ...near.map(({ top }) => top)]);
  const free = lefts
    .flatMap((left) => rights.map((right) => ({ left, right })))
    .filter(({ left, right }) => left < right && left >= map.left && right <= map.right)
    .flatMap((across) => tops.map((top) => ({ ...across, top })))
    .flatMap((open) => bottoms.map((bottom): Area => ({ ...open, bottom })))
    .filter(({ top, bottom }) => top < bottom && top >= map.top && bottom <= map.bottom)
    .filter((area) => !near.some((cover) => overlaps(cover, area)))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return free.length > 0 ? free : [map];
}
