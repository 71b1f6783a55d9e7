import fc from "fast-check";
import { expect, test } from "vitest";
import { simplifyLine } from "./simplify-line.ts";

test("Corners on the straight line go, those off it stay", () => {
  const bend: [number, number][] = [
    [44, 41],
    [44.005, 41.000_001],
    [44.01, 41],
    [44.01, 41.01],
  ];
  expect(simplifyLine(bend, 2)).toEqual([bend[0], bend[2], bend[3]]);
});

test("Ends stay, order stays, and nothing stays twice", () => {
  const line = fc.array(
    fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 })),
  );
  fc.assert(
    fc.property(line, (corners) => {
      const kept = simplifyLine(corners, 2);
      expect([kept[0], kept.at(-1)]).toEqual([corners[0], corners.at(-1)]);
      expect(kept.length).toBeLessThanOrEqual(corners.length);
      const places = kept.map((corner) => corners.indexOf(corner));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

test("A drive of fifty thousand corners is done at once", () => {
  const drive = Array.from({ length: 50_000 }, (_, at): [number, number] => [
    at / 1_000,
    Math.sin(at / 500),
  ]);
  expect(simplifyLine(drive, 500).length).toBeLessThan(2_000);
});
