import fc from "fast-check";
import { expect, test } from "vitest";
import { makePoint } from "../../testing/make.ts";
import { cutAtAntimeridian, pathLines } from "./day-line.ts";

const stop = (lat: number, routeMode: "car" | "break" | "none" = "car") =>
  makePoint({ id: `s${lat}`, lat, lng: 0, routeMode });
const leg = (...coordinates: [number, number][]) => ({
  geometry: { type: "LineString" as const, coordinates },
});

test("a line passes the stops of the path, straight where no leg is known", () => {
  const points = [stop(1), stop(2, "none"), stop(3), stop(4)];
  expect(pathLines(points, { s3: leg([0.1, 1], [0.123_456_7, 2], [0, 3]) })).toEqual([
    [
      [0, 1],
      [0.1, 1],
      [0.123_457, 2],
      [0, 3],
      [0, 4],
    ],
  ]);
});

test("a break begins a new line, and a stop alone has none", () => {
  expect(
    pathLines([stop(1), stop(2), stop(3, "break"), stop(4)], {}).map((line) => line.length),
  ).toEqual([2, 2]);
  expect(pathLines([stop(1), stop(2, "break"), stop(3, "break")], {})).toEqual([]);
});

test("two stops at one position make a line of two ends", () => {
  const [one, other] = [stop(1), { ...stop(1), id: "other" }];
  expect(pathLines([one, other], {})).toEqual([
    [
      [0, 1],
      [0, 1],
    ],
  ]);
});

test("a line is cut where it crosses the antimeridian, at the latitude between", () => {
  expect(
    cutAtAntimeridian([
      [179, 0],
      [-179, 2],
      [-178, 2],
    ]),
  ).toEqual([
    [
      [179, 0],
      [180, 1],
    ],
    [
      [-180, 1],
      [-179, 2],
      [-178, 2],
    ],
  ]);
});

const position = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 }));
test("parts keep all positions in order, and no part turns around the world", () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 12 }), (line) => {
      const parts = cutAtAntimeridian(line);
      const kept = parts.flat().filter(([lng]) => Math.abs(lng) !== 180);
      const given = line.filter(([lng]) => Math.abs(lng) !== 180);
      expect(kept).toEqual(given);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(1);
        part.forEach(([lng], index) => {
          expect(Math.abs(lng - (part[index - 1]?.[0] ?? lng))).toBeLessThanOrEqual(180);
        });
      }
    }),
  );
});
