import { greatCircle } from "@castor/core/geo/great-circle.ts";
import { eastOf, type MapView, toPicture, toWorld, type WorldSpot } from "./map-view.ts";
import type { Picture, Spot } from "./picture.ts";

/** Smaller discs where there are many, so that the path stays visible. */
const radii: readonly (readonly [upTo: number, radius: number])[] = [
  [30, 12],
  [80, 9.5],
  [250, 7],
];
const radiusOfMany = 5;

export const radiusFor = (count: number): number =>
  radii.find(([upTo]) => count <= upTo)?.[1] ?? radiusOfMany;

/** The paths of all days below the points of all days, as SVG. The first day is on top, where a trip begins. */
export function drawTrip(
  { days }: Picture,
  { view, edge, radius }: { view: MapView; edge: number; radius: number },
): string {
  const width = Math.max(3.5, radius * 0.5);
  const paths = days.map(({ lines }) => lines.map((line) => drawLine(line, view, edge)).join(""));
  const casings = paths.map(
    (path) => `<path d="${path}" stroke="#fff" stroke-opacity=".9" stroke-width="${width + 5}"/>`,
  );
  const strokes = days.map(
    ({ color }, at) => `<path d="${paths[at]}" stroke="${color}" stroke-width="${width}"/>`,
  );
  const discs = days
    .map(({ color, spots }) => {
      const circles = spots.map((spot) => {
        const { x, y } = toPicture(view, eastOf(edge, toWorld(spot)));
        // The poles lie outside every map of this kind.
        const inside = Math.max(radius + 6, Math.min(view.height - radius - 6, y));
        return `<circle cx="${x.toFixed(1)}" cy="${inside.toFixed(1)}" r="${radius}"/>`;
      });
      return `<g fill="${color}" stroke="#fff" stroke-width="${Math.max(2, radius * 0.3)}">${circles.join("")}</g>`;
    })
    .toReversed();
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${casings.join("")}${strokes.toReversed().join("")}</g>${discs.join("")}`;
}

/**
 * A path along great circles. Each corner is drawn on the side of the date line where the one before it is; a path that
 * leaves the map on one side comes in again on the other.
 */
function drawLine(line: readonly Spot[], view: MapView, edge: number): string {
  const corners = line.flatMap((spot, at) => {
    const before = line[at - 1];
    return before === undefined
      ? [spot]
      : greatCircle(before, spot)
          .slice(1)
          .map(([lng, lat]) => ({ lat, lng }));
  });
  const drawn: WorldSpot[] = [];
  for (const corner of corners) {
    const { x, y } = toWorld(corner);
    const last = drawn.at(-1);
    drawn.push(last ? { x: x + Math.round(last.x - x), y } : eastOf(edge, { x, y }));
  }
  const turns = new Set(drawn.map(({ x }) => Math.floor(x - edge)));
  return [...turns].map((turn) => writeLine(drawn, turn, view)).join("");
}

function writeLine(line: readonly WorldSpot[], turn: number, view: MapView): string {
  const corners = line.map(({ x, y }) => {
    const spot = toPicture(view, { x: x - turn, y });
    return `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  });
  return `M${corners.join("L")}`;
}
