import { drawLine } from "@castor/core/map/picture/draw-line.ts";
import { eastOf, type MapView, toPicture, toWorld } from "@castor/core/map/picture/map-view.ts";
import type { Picture } from "./picture.ts";

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
  const paths = days.map(({ lines }) =>
    lines.map((line) => drawLine(line, { view, edge })).join(""),
  );
  const casings = paths.map(
    (path) => `<path d="${path}" stroke="#fff" stroke-opacity=".9" stroke-width="${width + 5}"/>`,
  );
  const strokes = days.map(
    ({ color }, index) => `<path d="${paths[index]}" stroke="${color}" stroke-width="${width}"/>`,
  );
  const discs = days
    .map(({ color, positions }) => {
      const circles = positions.map((position) => {
        const { x, y } = toPicture(view, eastOf(edge, toWorld(position)));
        // The poles lie outside every map of this kind.
        const inside = Math.max(radius + 6, Math.min(view.height - radius - 6, y));
        return `<circle cx="${x.toFixed(1)}" cy="${inside.toFixed(1)}" r="${radius}"/>`;
      });
      return `<g fill="${color}" stroke="#fff" stroke-width="${Math.max(2, radius * 0.3)}">${circles.join("")}</g>`;
    })
    .toReversed();
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${casings.join("")}${strokes.toReversed().join("")}</g>${discs.join("")}`;
}
