import { expect, test } from "vitest";
import type { RouteMode } from "../../points/travel-modes.ts";
import { pathSpans } from "./path-spans.ts";

test.each([
  ["no point", "", ""],
  ["a single point", "car", ""],
  ["two points", "car walk", "0-1"],
  ["a point beside the path", "car none walk", "0-2"],
  ["nothing but points beside the path", "none none", ""],
  ["a break, which has a span too", "car break bus", "0-1 1-2"],
  ["a break at the first point", "break car", "0-1"],
])("The spans of %s", (_name, modes, expected) => {
  const points = modes
    .split(" ")
    .flatMap((routeMode, index) =>
      routeMode
        ? [{ id: String(index), lat: index, lng: 0, routeMode: routeMode as RouteMode }]
        : [],
    );
  const spans = [...pathSpans(points)].map(([id, { from, to }]) => {
    expect(to.id).toBe(id);
    return `${from.id}-${to.id}`;
  });
  expect(spans.join(" ")).toBe(expected);
});
