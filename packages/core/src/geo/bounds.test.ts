import fc from "fast-check";
import { expect, it } from "vitest";
import { isWithin, listEdges, middleOf } from "./bounds.ts";

const anyBounds = fc
  .record({
    west: fc.integer({ min: -180, max: 180 }),
    east: fc.integer({ min: -180, max: 180 }),
    lats: fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })),
  })
  .map(({ west, east, lats: [a, b] }) => ({
    ...{ west, east },
    south: Math.min(a, b),
    north: Math.max(a, b),
  }));

it("has its middle and its edges within itself, across 180° too", () => {
  fc.assert(
    fc.property(anyBounds, (part) => {
      expect(isWithin(part, middleOf(part))).toBe(true);
      const inner = listEdges(part).slice(2, -2);
      expect(inner.every((position) => isWithin(part, position))).toBe(true);
    }),
  );
});

it("knows what lies in a part that crosses 180°", () => {
  const farEast = { west: 120, south: 40, east: -170, north: 72 };
  expect(isWithin(farEast, { lat: 66, lng: 178 })).toBe(true);
  expect(isWithin(farEast, { lat: 66, lng: -175 })).toBe(true);
  expect(isWithin(farEast, { lat: 66, lng: 0 })).toBe(false);
  expect(middleOf(farEast)).toEqual({ lat: 56, lng: 155 });
});
