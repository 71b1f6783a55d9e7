import type { Ring } from "../sources/read-world.ts";

type Point = readonly [x: number, y: number];

const cellsAcross = 16;
const rounds = 2;
const cornersMax = 200;

/** Twice the signed area of a closed ring. */
function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The ring with longitudes scaled by the cosine of its middle latitude, so that distances are comparable. */
function flatten(ring: Ring, shrink: number): Point[] {
  const step = Math.max(1, Math.floor(ring.length / cornersMax));
  return ring
    .filter((_, index) => index % step === 0)
    .map(([lng = 0, lat = 0]) => [lng * shrink, lat]);
}

function middleLatitude(ring: Ring): number {
  const latitudes = ring.map(([, lat = 0]) => lat);
  return (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
}

/** Distance from a point to the ring's line, negative outside the ring. */
function depthIn(ring: readonly Point[], x: number, y: number): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX)
      isInside = !isInside;
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = alongX * alongX + alongY * alongY;
    const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
    const along = Math.max(0, Math.min(1, share));
    nearest = Math.min(
      nearest,
      (x - fromX - along * alongX) ** 2 + (y - fromY - along * alongY) ** 2,
    );
    [fromX, fromY] = [toX, toY];
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** Finds the grid point of the ring's box that is farthest inside, then repeats around it with a finer grid. */
function findDeepest(ring: readonly Point[]): Point {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let [left, right, bottom, top] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  let best = { x: (left + right) / 2, y: (bottom + top) / 2, depth: Number.NEGATIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    const [stepX, stepY] = [(right - left) / cellsAcross, (top - bottom) / cellsAcross];
    for (let column = 0; column <= cellsAcross; column++) {
      for (let row = 0; row <= cellsAcross; row++) {
        const [x, y] = [left + column * stepX, bottom + row * stepY];
        const depth = depthIn(ring, x, y);
        if (depth > best.depth) best = { x, y, depth };
      }
    }
    [left, right] = [best.x - stepX * 2, best.x + stepX * 2];
    [bottom, top] = [best.y - stepY * 2, best.y + stepY * 2];
  }
  return [best.x, best.y];
}

/**
 * The position of a country's name: in its largest polygon, farthest from any edge. `area` of that polygon, in square
 * degrees at the equator, decides from which zoom the name is shown.
 */
export function findLabelPosition(outlines: readonly Ring[]): {
  lng: number;
  lat: number;
  area: number;
} {
  let best = { lng: 0, lat: 0, area: -1, ring: [] as Point[], shrink: 1 };
  for (const outline of outlines) {
    const shrink = Math.max(0.01, Math.cos((middleLatitude(outline) * Math.PI) / 180));
    const ring = flatten(outline, shrink);
    const area = Math.abs(areaOf(ring)) / 2;
    if (area > best.area) best = { ...best, area, ring, shrink };
  }
  const [x, y] = findDeepest(best.ring);
  const lng = x / best.shrink;
  return { lng: lng - 360 * Math.round(lng / 360), lat: y, area: best.area };
}
