// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { largest, movePicture, turnPicture, wholePicture, zoomPicture } from "./zoom.ts";

const box = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

test("what is under the fingers stays there while it grows", () => {
  const zoomed = zoomPicture(wholePicture, 2, { x: 100, y: -50 }, box);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 50, turns: 0 });
  expect(zoomPicture(zoomed, 0.5, middle, box)).toEqual({ scale: 1, x: 0, y: 0, turns: 0 });
});

test("a picture is never smaller than its box or moved out of it, and no larger than eight times", () => {
  const point = fc.record({
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -150, max: 150 }),
  });
  const step = fc.record({
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    at: point,
    by: point,
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let look = wholePicture;
      for (const { factor, at, by } of steps)
        look = movePicture(zoomPicture(look, factor, at, box), by, box);
      expect(look.scale).toBeGreaterThanOrEqual(1);
      expect(look.scale).toBeLessThanOrEqual(largest);
      expect(Math.abs(look.x)).toBeLessThanOrEqual(((look.scale - 1) * box.width) / 2 + 1e-6);
      expect(Math.abs(look.y)).toBeLessThanOrEqual(((look.scale - 1) * box.height) / 2 + 1e-6);
    }),
  );
});

test("a turn is a quarter to the right, and shows all of the picture", () => {
  const zoomed = zoomPicture(wholePicture, 3, middle, box);
  expect(turnPicture(turnPicture(zoomed))).toEqual({ ...wholePicture, turns: 2 });
});
