import fc from "fast-check";
import { expect, test } from "vitest";
import { simplifyLine } from "./simplify-line.ts";

test("Corners on the straight line are removed, those off it stay", () => {
  const bend: [number, number][] = [
    [44, 41],
    [44.005, 41.000_001],
    [44.01, 41],
    [44.01, 41.01],
  ];
  expect(simplifyLine(bend, 2)).toEqual([bend[0], bend[2], bend[3]]);
});

test("Ends and order stay, and nothing is duplicated", () => {
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

test("A drive of fifty thousand corners is simplified at once", () => {
  const drive = Array.from({ length: 50_000 }, (_, corner): [number, number] => [
    corner / 1_000,
    Math.sin(corner / 500),
  ]);
  expect(simplifyLine(drive, 500).length).toBeLessThan(2_000);
});

test("No removed corner lies farther from the line than the tolerance", () => {
  const metres = 111_195;
  const line = fc.array(
    fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })),
    { minLength: 1, maxLength: 600, size: "max" },
  );
  fc.assert(
    fc.property(line, fc.constantFrom(50, 200, 1_000), (steps, tolerance) => {
      const corners = steps.map(([x, y]): [number, number] => [x / 1e5, y / 1e5]);
      const kept = simplifyLine(corners, tolerance);
      const places = new Set(kept);
      const before = (index: number) =>
        corners.slice(0, index).findLast((corner) => places.has(corner));
      const after = (index: number) => corners.slice(index).find((corner) => places.has(corner));
      corners.forEach((corner, index) => {
        if (places.has(corner)) return;
        const off = offSegment(corner, before(index) ?? corner, after(index) ?? corner) * metres;
        expect(off).toBeLessThanOrEqual(tolerance * 1.001);
      });
    }),
    { numRuns: 40 },
  );
});

/** Degrees from a straight line on a plane, which is right at the equator. */
function offSegment(
  corner: [number, number],
  from: [number, number],
  to: [number, number],
): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const share =
    square === 0 ? 0 : ((corner[0] - from[0]) * dx + (corner[1] - from[1]) * dy) / square;
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(corner[0] - from[0] - along * dx, corner[1] - from[1] - along * dy);
}

test("A line across the date line keeps its bends", () => {
  const drive: [number, number][] = [
    [179.98, -16],
    [179.99, -16],
    [-179.99, -16],
    [-179.98, -16.01],
  ];
  expect(simplifyLine(drive, 50)).toEqual([drive[0], drive[2], drive[3]]);
});

test("The worst case, a line that swings ever wider, is simplified at once too", () => {
  const swings = Array.from({ length: 60_000 }, (_, corner): [number, number] => [
    corner / 1e6,
    (corner % 2 === 0 ? corner : -corner) / 1e5,
  ]);
  expect(simplifyLine(swings, 0.5)).toHaveLength(swings.length);
});
