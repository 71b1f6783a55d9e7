// @vitest-environment node
import type { Position } from "@castor/core/geo/position.ts";
import { expect, test } from "vitest";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap, movePathToMap, moveToMap, moveViewToEarth } from "./to-datum.ts";

/** A datum that shifts everything a degree north and two east. */
const datum: MapDatum = {
  toMap: ({ lat, lng }) => ({ lat: lat + 1, lng: lng + 2 }),
  toEarth: ({ lat, lng }) => ({ lat: lat - 1, lng: lng - 2 }),
};
const positionOf = (lat: number, lng: number): Position => ({ lat, lng });

test("an object is moved and keeps its other fields", () => {
  const marker = { id: "a", name: "Temple", ...positionOf(40, 116) };
  expect(moveToMap(datum, marker)).toEqual({ id: "a", name: "Temple", ...positionOf(41, 118) });
  expect(marker).toMatchObject(positionOf(40, 116));
});

test("a day's path is moved with each position of its legs and both ends of its gaps", () => {
  const leg = { mode: "walk" as const, isEstimated: false };
  const line = (coordinates: [number, number][]) => ({ type: "LineString" as const, coordinates });
  const path = {
    id: "day",
    color: "red",
    legs: [
      {
        ...leg,
        geometry: line([
          [116, 40],
          [117, 41],
        ]),
      },
    ],
    gaps: [{ from: positionOf(41, 117), to: positionOf(42, 118) }],
  };
  expect(movePathToMap(datum, path)).toEqual({
    id: "day",
    color: "red",
    legs: [
      {
        ...leg,
        geometry: line([
          [118, 41],
          [119, 42],
        ]),
      },
    ],
    gaps: [{ from: positionOf(42, 119), to: positionOf(43, 120) }],
  });
  const { gaps: _, ...whole } = path;
  expect(movePathToMap(datum, whole)).not.toHaveProperty("gaps");
});

test("a camera command is moved and keeps its kind", () => {
  expect(moveCameraToMap(datum, { kind: "fly", to: positionOf(40, 116), zoom: 12 })).toEqual({
    kind: "fly",
    to: positionOf(41, 118),
    zoom: 12,
  });
  expect(
    moveCameraToMap(datum, {
      kind: "fit",
      positions: [positionOf(40, 116), positionOf(39, 115)],
      isInstant: true,
    }),
  ).toEqual({
    kind: "fit",
    positions: [positionOf(41, 118), positionOf(40, 117)],
    isInstant: true,
  });
});

test("the map's view is converted to WGS-84", () => {
  const bounds = { west: 117, south: 40, east: 119, north: 42 };
  const rest = { middle: { x: 200, y: 100 }, zoom: 9, isByHand: true };
  expect(moveViewToEarth(datum, { ...rest, center: positionOf(41, 118), bounds })).toEqual({
    ...rest,
    center: positionOf(40, 116),
    bounds: { west: 115, south: 39, east: 117, north: 41 },
  });
});
