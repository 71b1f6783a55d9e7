// @vitest-environment node
import { describe, expect, it } from "vitest";
import { boundsOf } from "./map-camera.ts";

describe("the box around positions", () => {
  it("is the smallest box that contains them", () => {
    const positions = [
      { lat: 41.7, lng: 44.8 },
      { lat: 42.6, lng: 44.6 },
      { lat: 41.6, lng: 41.6 },
    ];
    expect(boundsOf(positions)).toEqual({ west: 41.6, east: 44.8, south: 41.6, north: 42.6 });
  });

  it("crosses the antimeridian where that is shorter", () => {
    const box = boundsOf([
      { lat: -18.1, lng: 178.4 },
      { lat: -13.8, lng: -171.8 },
      { lat: -21.1, lng: -175.2 },
    ]);
    expect(box?.west).toBe(178.4);
    expect(box?.east).toBeCloseTo(188.2);
  });

  it("does not span the world for two positions on the antimeridian itself", () => {
    const box = boundsOf([
      { lat: 0, lng: 180 },
      { lat: 1, lng: -180 },
    ]);
    expect((box?.east ?? 360) - (box?.west ?? 0)).toBeCloseTo(0);
  });

  it("has no size around one position, and is null without any", () => {
    expect(boundsOf([{ lat: 10, lng: 20 }])).toEqual({ west: 20, east: 20, south: 10, north: 10 });
    expect(boundsOf([])).toBeNull();
  });

  it("ends before the poles, which are infinitely far away in Mercator", () => {
    const box = boundsOf([
      { lat: 90, lng: 0 },
      { lat: -90, lng: 10 },
    ]);
    expect(Math.max(box?.north ?? 90, -(box?.south ?? -90))).toBeLessThan(85.06);
  });
});
