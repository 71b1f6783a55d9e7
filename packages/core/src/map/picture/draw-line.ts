import { greatCircle } from "../../geo/great-circle.ts";
import type { Position } from "../../geo/position.ts";
import { eastOf, type MapView, toPicture, toWorld, type WorldPosition } from "./map-view.ts";
import { thinOut, writePath } from "./world-shapes.ts";

export interface LineView {
  view: MapView;
  /** The west edge of the trip's part of the world. */
  edge: number;
  /** Corners nearer to each other than so many pixels are left out. */
  leastStep?: number;
}

/** A path along great circles, as SVG path data. */
export const drawLine = (line: readonly Position[], lineView: LineView): string =>
  projectLine(line, lineView).map(writePath).join("");

/**
 * A path along great circles, in pixels. Each corner is on the side of the date line where the one before it is; a path
 * that leaves the map on one side comes in again on the other, as a second line.
 */
export function projectLine(
  line: readonly Position[],
  { view, edge, leastStep = 0 }: LineView,
): WorldPosition[][] {
  const corners = line.flatMap((position, index) => {
    const before = line[index - 1];
    return before === undefined
      ? [position]
      : greatCircle(before, position)
          .slice(1)
          .map(([lng, lat]) => ({ lat, lng }));
  });
  const drawn: WorldPosition[] = [];
  for (const corner of corners) {
    const { x, y } = toWorld(corner);
    const last = drawn.at(-1);
    drawn.push(last ? { x: x + Math.round(last.x - x), y } : eastOf(edge, { x, y }));
  }
  const turns = new Set(drawn.map(({ x }) => Math.floor(x - edge)));
  return [...turns].map((turn) => {
    const inPicture = drawn.map(({ x, y }) => toPicture(view, { x: x - turn, y }));
    return leastStep > 0 ? thinOut(inPicture, leastStep) : inPicture;
  });
}
