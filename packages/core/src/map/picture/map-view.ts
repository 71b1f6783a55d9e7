import type { Position } from "../../geo/position.ts";
import { worldWidth, xOfLng, yOfLat } from "../mercator.ts";

/** A position of Web Mercator. The world is 1 wide; `x` goes on beyond it where a trip crosses the date line. */
export interface WorldPosition {
  x: number;
  y: number;
}

/** What of the world a picture shows, and how large. */
export interface MapView {
  /** The left and upper edge. */
  west: number;
  north: number;
  /** Pixels of the whole world. */
  scale: number;
  width: number;
  height: number;
}

const minZoom = 0.6;
const edgeLatitude = 85.05;

export const toWorld = ({ lat, lng }: Position): WorldPosition => ({
  x: xOfLng(lng),
  y: yOfLat(Math.max(-edgeLatitude, Math.min(edgeLatitude, lat))),
});

/**
 * Where a trip's part of the world begins: east of the widest gap between its positions, so that a trip over the date line
 * is not torn apart.
 */
export function findWestEdge(positions: readonly WorldPosition[]): number {
  const sorted = positions.map(({ x }) => x).toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  const gaps = sorted.map((x, index) => ({
    x,
    gap: x - (sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 1),
  }));
  return gaps.reduce((widest, one) => (one.gap > widest.gap ? one : widest), { x: first, gap: 0 })
    .x;
}

/** The same position at or east of an edge. */
export const eastOf = (edge: number, { x, y }: WorldPosition): WorldPosition => ({
  x: x < edge ? x + 1 : x,
  y,
});

export interface Fit {
  width: number;
  height: number;
  /** Pixels around the outermost positions. */
  space: number;
  /** A single position is shown with the region around it, a walk with its streets' distance. */
  zoomOfOne: number;
  maxZoom: number;
}

/** A view of this size that shows all positions with space around them. */
export function fitView(
  positions: readonly WorldPosition[],
  { width, height, space, zoomOfOne, maxZoom }: Fit,
): MapView {
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)];
  const [west, east] = [least(xs), -least(xs.map((x) => -x))];
  const [north, south] = [least(ys), -least(ys.map((y) => -y))];
  const zoom = Math.log2(
    Math.min((width - 2 * space) / (east - west), (height - 2 * space) / (south - north)) /
      worldWidth(0),
  );
  const isOne = east - west < 1e-7 && south - north < 1e-7;
  const bounded = isOne ? zoomOfOne : Math.max(minZoom, Math.min(maxZoom, zoom));
  const scale = worldWidth(bounded);
  return {
    west: (west + east) / 2 - width / scale / 2,
    north: (north + south) / 2 - height / scale / 2,
    scale,
    width,
    height,
  };
}

const least = (values: readonly number[]) =>
  values.reduce((smallest, value) => Math.min(smallest, value), values[0] ?? 0.5);

export const zoomOf = ({ scale }: MapView) => Math.log2(scale / worldWidth(0));

/** A position in pixels of the picture. */
export const toPicture = (
  { west, north, scale }: MapView,
  { x, y }: WorldPosition,
): WorldPosition => ({
  x: (x - west) * scale,
  y: (y - north) * scale,
});
