import { clocksOf } from "../clocks.ts";
import type { Border, GridPosition } from "../draw/join-borders.ts";

/** How far beside a border a position lies, in metres: near a town and far from any. */
export const besideMetres = { town: 150, wild: 600 };
/** Whoever is so near a town is there. */
const townMetres = 2_000;
const metresPerMicrodegree = 0.1113;
/** Of each border of land on which clocks change, so many positions on either side. */
const positionsOfBorder = 4;

/** Positions on both sides of the borders on which clocks change, in microdegrees; the same ones each time. */
export function listPositionsBesideBorders(
  borders: readonly Border[],
  metresToTown: (position: GridPosition) => number,
): GridPosition[] {
  return borders.flatMap(({ positions, left, right }) => {
    if (left === null || right === null || clocksOf(left) === clocksOf(right)) return [];
    return Array.from({ length: positionsOfBorder }, (_, part) => {
      const at = Math.floor(((part + 0.5) / positionsOfBorder) * (positions.length - 1));
      return positionsBeside(positions[at], positions[at + 1], metresToTown);
    }).flat();
  });
}

function positionsBeside(
  from: GridPosition | undefined,
  to: GridPosition | undefined,
  metresToTown: (position: GridPosition) => number,
): GridPosition[] {
  if (!from || !to) return [];
  const shrink = Math.cos((from[1] / 1e6) * (Math.PI / 180));
  const [dX, dY] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const metres = metresToTown(from) < townMetres ? besideMetres.town : besideMetres.wild;
  const away = metres / metresPerMicrodegree / Math.hypot(dX, dY);
  return [away, -away].map(
    (far): GridPosition => [
      Math.round(from[0] - (dY * far) / shrink),
      Math.round(from[1] + dX * far),
    ],
  );
}
