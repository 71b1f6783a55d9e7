// @vitest-environment node
import { expect, it } from "vitest";
import { zoomForPosition } from "./zoom-for-position.ts";

const position = { lat: 41.7, lng: 44.8 };

it("zooms to street level for a precise location", () => {
  expect(zoomForPosition({ ...position, accuracyM: 10 }, 6)).toBe(14);
});

it("keeps a large circle of accuracy in view", () => {
  const zoom = zoomForPosition({ ...position, accuracyM: 3_000 }, 6);
  expect(zoom).toBeGreaterThan(10);
  expect(zoom).toBeLessThan(12);
});

it("never zooms out, and stays finite at the poles", () => {
  expect(zoomForPosition({ ...position, accuracyM: 3_000 }, 16)).toBe(16);
  expect(zoomForPosition({ lat: 90, lng: 0, accuracyM: 0 }, 3)).toBeGreaterThanOrEqual(3);
});
