import type { GridPosition } from "./join-borders.ts";

/** Metres of a microdegree of latitude. */
const metres = 0.1113;

/** How far a position lies from a line, in metres. */
function distanceTo(
  [fromX, fromY]: GridPosition,
  [toX, toY]: GridPosition,
  [x, y]: GridPosition,
): number {
  const shrink = Math.cos(((fromY + toY) / 2e6) * (Math.PI / 180));
  const [dX, dY] = [(toX - fromX) * shrink, toY - fromY];
  const [pX, pY] = [(x - fromX) * shrink, y - fromY];
  const length = dX * dX + dY * dY;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (pX * dX + pY * dY) / length));
  return Math.hypot(pX - along * dX, pY - along * dY) * metres;
}

/**
 * Leaves out corners of a line (Douglas and Peucker), so that none lies further from what is left than `toleranceAt` its position, in
 * metres. Both ends stay, and of a line that goes around the position farthest from them.
 */
export function simplifyLine(
  positions: readonly GridPosition[],
  toleranceAt: (position: GridPosition) => number,
): readonly GridPosition[] {
  const kept = new Set([0, positions.length - 1]);
  const open: [number, number][] = [[0, positions.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    const [first, last] = [positions[from], positions[to]];
    if (!first || !last) continue;
    const isRound = first[0] === last[0] && first[1] === last[1];
    let [worst, most] = [-1, 1];
    for (let at = from + 1; at < to; at++) {
      const position = positions[at] ?? first;
      const excess = distanceTo(first, last, position) / (isRound ? 1 : toleranceAt(position));
      if (excess > most) [worst, most] = [at, excess];
    }
    if (worst === -1) continue;
    kept.add(worst);
    open.push([from, worst], [worst, to]);
  }
  return positions.filter((_, at) => kept.has(at));
}
