import { expect, it } from "vitest";
import { zoomForSpot } from "./zoom-for-spot.ts";

const spot = { lat: 41.7, lng: 44.8 };

it("comes to the streets where one is known to stand", () => {
  expect(zoomForSpot({ ...spot, accuracyM: 10 }, 6)).toBe(14);
});

it("keeps the circle in sight where one may be anywhere in a town", () => {
  const zoom = zoomForSpot({ ...spot, accuracyM: 3_000 }, 6);
  expect(zoom).toBeGreaterThan(10);
  expect(zoom).toBeLessThan(12);
});

it("takes nobody away who has come closer, and stays finite at the poles", () => {
  expect(zoomForSpot({ ...spot, accuracyM: 3_000 }, 16)).toBe(16);
  expect(zoomForSpot({ lat: 90, lng: 0, accuracyM: 0 }, 3)).toBeGreaterThanOrEqual(3);
});
