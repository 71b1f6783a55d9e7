import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceBetween } from "../../geo/position.ts";
import { gazetteerCell, gazetteerCellsAround } from "./gazetteer-format.ts";

const anyPosition = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const shift = fc.record({
  lat: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("lists the cell of every position within a circle, across the antimeridian and at the poles too", () => {
  const radius = 50_000;
  let reached = 0;
  fc.assert(
    fc.property(anyPosition, shift, ({ lat, lng }, by) => {
      const narrow = Math.max(0.005, Math.cos((lat * Math.PI) / 180));
      const other = {
        lat: Math.max(-90, Math.min(90, lat + by.lat)),
        lng: ((lng + by.lng / 300 / narrow + 540) % 360) - 180,
      };
      if (distanceBetween({ lat, lng }, other) > radius) return;
      reached++;
      expect(gazetteerCellsAround(lat, lng, radius)).toContain(gazetteerCell(other.lat, other.lng));
    }),
    { numRuns: 2_000 },
  );
  expect(reached).toBeGreaterThan(500);
});

it("lists few cells away from the poles", () => {
  expect(gazetteerCellsAround(48.9, 2.3, 50_000).length).toBeLessThan(25);
});
