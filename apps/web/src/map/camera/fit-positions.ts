import type { Position } from "@castor/core/geo/position.ts";
import { latOfY, worldWidth, xOfLng, yOfLat } from "@castor/core/map/mercator.ts";
import { type Area, heightOf, middleOf, widthOf } from "./free-areas.ts";
import { estimateLabel } from "./label-size.ts";
import { boundsOf, clampLatitude, type FitPosition } from "./map-camera.ts";

/** The closest zoom of a fit, so that a single point shows its surroundings. */
const closestFit = 14;
const furthestFit = 0;
/** A smaller area is taken only when it brings the camera this much closer. */
const zoomWorthMoving = 0.2;

/** Pixels around a position that its marker and its label take. */
interface Extent {
  side: number;
  above: number;
  below: number;
}

/** The disc with its number. */
const disc: Extent = { side: 26, above: 30, below: 26 };
/** A label is below its marker, or above where there is no room. */
const labelAwayPx = 20;
/** Between a label and the edge: letters are wider in some scripts than the estimate. */
const airPx = 12;

function extentOf({ name = "" }: FitPosition): Extent {
  const { width, height } = estimateLabel(name);
  const tall = height === 0 ? 0 : labelAwayPx + height + airPx;
  return {
    side: Math.max(disc.side, width / 2 + airPx),
    above: Math.max(disc.above, tall),
    below: Math.max(disc.below, tall),
  };
}

interface Placed extends Extent {
  /** On a map of the world that is 1 wide, from its left and upper edge. */
  x: number;
  y: number;
}

/** The box of all markers with their labels, in pixels, when the world is `scale` wide. */
function boxAt(placed: readonly Placed[], scale: number): Area {
  const box: Area = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y, side, above, below } of placed) {
    box.left = Math.min(box.left, x * scale - side);
    box.right = Math.max(box.right, x * scale + side);
    box.top = Math.min(box.top, y * scale - above);
    box.bottom = Math.max(box.bottom, y * scale + below);
  }
  return box;
}

const fits = (box: Area, area: Area) =>
  widthOf(box) <= widthOf(area) && heightOf(box) <= heightOf(area);

const steps = 20;

/** The closest zoom at which everything is in the area; null when there is none. */
function zoomFor(placed: readonly Placed[], area: Area, closest: number): number | null {
  const isIn = (zoom: number) => fits(boxAt(placed, worldWidth(zoom)), area);
  if (isIn(closest)) return closest;
  if (!isIn(furthestFit)) return null;
  let [low, high] = [furthestFit, closest];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (isIn(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A position of the camera: what is in the middle of the map, free or not. */
export interface Fit {
  center: Position;
  zoom: number;
}

/**
 * The camera that shows all positions with their labels in one of the free areas of a map: the one in which they are largest,
 * and of equals the largest area, which is the first. Where labels do not fit, only the markers are shown, or as much as
 * there is room for. Null without positions.
 */
export function fitPositions(
  positions: readonly FitPosition[],
  map: Area,
  areas: readonly Area[],
  closest: number = closestFit,
): Fit | null {
  const bounds = boundsOf(positions);
  const [largest] = areas;
  if (!bounds || !largest) return null;
  const place = (extentFor: (position: FitPosition) => Extent) =>
    positions.map((position): Placed => {
      const turned = position.lng < bounds.west ? position.lng + 360 : position.lng;
      return { ...extentFor(position), x: xOfLng(turned), y: yOfLat(clampLatitude(position.lat)) };
    });
  const labelled = place(extentOf);
  // The area is chosen by the box of all positions, so that only one area looks at each position.
  const corners = cornersOf(labelled);
  const best = areas.reduce((one, other) =>
    (zoomFor(corners, other, closest) ?? -1) >
    (zoomFor(corners, one, closest) ?? -1) + zoomWorthMoving
      ? other
      : one,
  );
  const found = zoomFor(labelled, best, closest);
  const placed = found === null ? place(() => disc) : labelled;
  const zoom = found ?? zoomFor(placed, best, closest) ?? furthestFit;
  const scale = worldWidth(zoom);
  const box = middleOf(boxAt(placed, scale));
  const [free, whole] = [middleOf(best), middleOf(map)];
  const lng = ((box.x - free.x + whole.x) / scale - 0.5) * 360;
  return { center: { lat: latOfY((box.y - free.y + whole.y) / scale), lng }, zoom };
}

/** Two positions with the box of all and the widest label. */
function cornersOf(placed: readonly Placed[]): Placed[] {
  const all = boxAt(
    placed.map((position) => ({ ...position, side: 0, above: 0, below: 0 })),
    1,
  );
  const extent = placed.reduce<Extent>(
    (most, { side, above, below }) => ({
      side: Math.max(most.side, side),
      above: Math.max(most.above, above),
      below: Math.max(most.below, below),
    }),
    { side: 0, above: 0, below: 0 },
  );
  return [
    { ...extent, x: all.left, y: all.top },
    { ...extent, x: all.right, y: all.bottom },
  ];
}
