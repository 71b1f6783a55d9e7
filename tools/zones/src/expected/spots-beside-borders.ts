import { clocksOf } from "../clocks.ts";
import type { Border, Spot } from "../draw/join-borders.ts";

/** How far beside a border a spot lies, in metres: near a town and far from any. */
export const besideMetres = { town: 150, wild: 600 };
/** Whoever is so near a town is there. */
const townMetres = 2_000;
const metresPerMicrodegree = 0.1113;
/** Of each border of land on which clocks change, so many spots on either side. */
const spotsOfBorder = 4;

/** Spots on both sides of the borders on which clocks change, in microdegrees; the same ones each time. */
export function listSpotsBesideBorders(
  borders: readonly Border[],
  metresToTown: (spot: Spot) => number,
): Spot[] {
  return borders.flatMap(({ spots, left, right }) => {
    if (left === null || right === null || clocksOf(left) === clocksOf(right)) return [];
    return Array.from({ length: spotsOfBorder }, (_, part) => {
      const at = Math.floor(((part + 0.5) / spotsOfBorder) * (spots.length - 1));
      return spotsBeside(spots[at], spots[at + 1], metresToTown);
    }).flat();
  });
}

function spotsBeside(
  from: Spot | undefined,
  to: Spot | undefined,
  metresToTown: (spot: Spot) => number,
): Spot[] {
  if (!from || !to) return [];
  const shrink = Math.cos((from[1] / 1e6) * (Math.PI / 180));
  const [dX, dY] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const metres = metresToTown(from) < townMetres ? besideMetres.town : besideMetres.wild;
  const away = metres / metresPerMicrodegree / Math.hypot(dX, dY);
  return [away, -away].map(
    (far): Spot => [Math.round(from[0] - (dY * far) / shrink), Math.round(from[1] + dX * far)],
  );
}
