import fc from "fast-check";
import { expect, test } from "vitest";
import { isInPicture, positionAt, projectPosition, viewOf } from "./still-view.ts";

const size = { width: 800, height: 500 };
const anyCamera = fc.record({
  center: fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  zoom: fc.double({ min: 0.7, max: 15, noNaN: true }),
});
const anyPosition = fc.record({
  x: fc.integer({ min: 0, max: size.width }),
  y: fc.integer({ min: 0, max: size.height }),
});

test("The camera's centre is in the middle of the picture, also at the date line", () => {
  fc.assert(
    fc.property(anyCamera, (camera) => {
      const { x, y } = projectPosition(viewOf(camera, size), camera.center);
      expect(x).toBeCloseTo(400, 3);
      expect(y).toBeCloseTo(250, 3);
    }),
  );
});

test("A pressed position is the position that is drawn there", () => {
  fc.assert(
    fc.property(anyCamera, anyPosition, (camera, position) => {
      const view = viewOf(camera, size);
      const found = positionAt(view, position);
      expect(found.lng).toBeGreaterThanOrEqual(-180);
      expect(found.lng).toBeLessThan(180);
      // Beyond the end of Mercator's square there is nothing to press.
      if (Math.abs(found.lat) > 85) return;
      const back = projectPosition(view, found);
      expect(back.x).toBeCloseTo(position.x, 2);
      expect(back.y).toBeCloseTo(position.y, 2);
    }),
  );
});

test("A marker half outside of the picture is in it", () => {
  const view = viewOf({ center: { lat: 0, lng: 0 }, zoom: 5 }, size);
  expect(isInPicture(view, { x: -10, y: 100 })).toBe(true);
  expect(isInPicture(view, { x: -30, y: 100 })).toBe(false);
  expect(isInPicture(view, { x: 400, y: 515 })).toBe(true);
});
