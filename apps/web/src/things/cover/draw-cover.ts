import { createRandom } from "@castor/core/basics/create-random.ts";

/** A position on the cover, in its own units. */
export interface PicturePosition {
  x: number;
  y: number;
}

export const coverSize = { width: 320, height: 112 };

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through positions, as the `d` of an SVG path (Catmull-Rom). */
export function smoothLine(positions: readonly PicturePosition[], isClosed = false): string {
  const count = positions.length;
  const at = (index: number): PicturePosition => {
    const clamped = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return positions[clamped] ?? { x: 0, y: 0 };
  };
  const pieces = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`;
    const second = `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`;
    return `C${first} ${second} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${pieces.join("")}${isClosed ? "Z" : ""}`;
}

/** The parts of a cover: contour lines of an imagined land, a river, and a path with a stop per day. */
export interface Cover {
  isWarm: boolean;
  contours: string[];
  river: string;
  days: PicturePosition[];
}

const contourPositions = 16;

/** Draws the cover of a trip from its id and number of days; the same input gives the same cover. */
export function drawCover(seed: string, dayCount: number): Cover {
  const next = createRandom(seed);
  const between = (from: number, to: number) => from + next() * (to - from);
  const { width, height } = coverSize;

  const isWarm = next() < 0.4;
  const hill = { x: between(0.15, 0.85) * width, y: between(0.15, 0.85) * height };
  // Two slow waves around the hill; all contour lines share the same ridges.
  const waves = [2, 3].map((turns) => ({
    turns,
    start: between(0, 2 * Math.PI),
    high: between(0.08, 0.2),
  }));
  const contours = [14, 30, 48, 68, 90, 114, 140].map((radius) =>
    smoothLine(
      Array.from({ length: contourPositions }, (_, index) => {
        const angle = (index / contourPositions) * 2 * Math.PI;
        const stretch = waves.reduce(
          (sum, { turns, start, high }) => sum + high * Math.sin(turns * angle + start),
          1,
        );
        const reach = radius * stretch;
        return { x: hill.x + 1.5 * reach * Math.cos(angle), y: hill.y + reach * Math.sin(angle) };
      }),
      true,
    ),
  );

  const riverTop = between(0.2, 0.8) * width;
  const river = smoothLine(
    [-0.15, 0.2, 0.5, 0.8, 1.15].map((share, index) => ({
      x: riverTop + (index - 2) * between(6, 26) + between(-16, 16),
      y: share * height,
    })),
  );

  const step = width * 0.76;
  const days = Array.from({ length: dayCount }, (_, index) => ({
    x: dayCount === 1 ? width / 2 : width * 0.12 + (step * index) / (dayCount - 1),
    y: between(0.44, 0.86) * height,
  }));
  return { isWarm, contours, river, days };
}
