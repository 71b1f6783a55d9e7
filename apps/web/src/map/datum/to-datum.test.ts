import type { Position } from "@castor/core/basics/geo.ts";
import { expect, test } from "vitest";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap, movePathToMap, moveToMap, moveViewToEarth } from "./to-datum.ts";

/** One that draws everything a degree further north and two further east. */
const datum: MapDatum = {
  toMap: ({ lat, lng }) => ({ lat: lat + 1, lng: lng + 2 }),
  toEarth: ({ lat, lng }) => ({ lat: lat - 1, lng: lng - 2 }),
};
const at = (lat: number, lng: number): Position => ({ lat, lng });

test("a thing is moved and keeps what else it has", () => {
  const marker = { id: "a", name: "Temple", ...at(40, 116) };
  expect(moveToMap(datum, marker)).toEqual({ id: "a", name: "Temple", ...at(41, 118) });
  expect(marker).toMatchObject(at(40, 116));
});

test("a day's line is moved with each spot of its legs and both ends of its gaps", () => {
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
    gaps: [{ from: at(41, 117), to: at(42, 118) }],
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
    gaps: [{ from: at(42, 119), to: at(43, 120) }],
  });
  const { gaps: _, ...whole } = path;
  expect(movePathToMap(datum, whole)).not.toHaveProperty("gaps");
});

test("the camera is sent to where things are drawn, in the same way", () => {
  expect(moveCameraToMap(datum, { kind: "fly", to: at(40, 116), zoom: 12 })).toEqual({
    kind: "fly",
    to: at(41, 118),
    zoom: 12,
  });
  expect(
    moveCameraToMap(datum, { kind: "fit", positions: [at(40, 116), at(39, 115)], isInstant: true }),
  ).toEqual({ kind: "fit", positions: [at(41, 118), at(40, 117)], isInstant: true });
});

test("what the map shows is told as it lies on the earth", () => {
  const bounds = { west: 117, south: 40, east: 119, north: 42 };
  expect(moveViewToEarth(datum, { center: at(41, 118), zoom: 9, bounds, isByHand: true })).toEqual({
    center: at(40, 116),
    zoom: 9,
    isByHand: true,
    bounds: { west: 115, south: 39, east: 117, north: 41 },
  });
});
