import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { estimateLeg, estimatePath } from "./estimate-path.ts";
import { path } from "./path.ts";

const tbilisi = { lat: 41.6941, lng: 44.8337 };
const mtskheta = { lat: 41.8451, lng: 44.7187 };
const batumi = { lat: 41.6423, lng: 41.6339 };
/** A position so many kilometres north of Tbilisi. */
const north = (km: number) => ({ lat: tbilisi.lat + km / 111.195, lng: tbilisi.lng });

it.each([
  ["walk", 1, 1_350, 972],
  ["car", 1, 1_777, 158],
  ["car", 5, 8_056, 615],
  ["car", 50, 65_579, 3_353],
  ["car", 500, 598_155, 22_976],
  ["carGoogle", 5, 8_056, 615],
  ["bus", 1, 1_777, 565],
  ["bus", 50, 65_579, 4_719],
] as const)("estimates %s over %d km", (mode, km, distance, duration) => {
  const leg = estimateLeg(tbilisi, north(km), mode);
  expect(Math.abs(leg.distance - distance)).toBeLessThan(distance * 0.002 + 2);
  expect(Math.abs(leg.duration - duration)).toBeLessThan(duration * 0.002 + 2);
});

it("never takes less time for a longer leg of the same mode", () => {
  const length = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(length, length, fc.constantFrom("walk", "car", "bus"), (one, other, mode) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)].map((km) =>
        estimateLeg(tbilisi, { lat: tbilisi.lat - km / 111.195, lng: tbilisi.lng }, mode),
      );
      expect(near?.distance).toBeLessThanOrEqual(far?.distance ?? 0);
      expect(near?.duration).toBeLessThanOrEqual(far?.duration ?? 0);
    }),
  );
});

it("has no jumps: a hundred metres more change the time by less than three minutes", () => {
  for (const mode of ["walk", "car", "bus"] as const) {
    for (let km = 0.1; km < 300; km += 0.1) {
      const [leg, next] = [km, km + 0.1].map((far) => estimateLeg(tbilisi, north(far), mode));
      expect((next?.duration ?? 0) - (leg?.duration ?? 0)).toBeLessThan(180);
    }
  }
});

it("gives a leg from each point to the next in its own mode, else the path's, else by car", () => {
  const { provider, estimated, legs } = estimatePath({
    mode: "walk",
    points: [tbilisi, mtskheta, { ...batumi, mode: "car" }],
  });
  expect([provider, estimated]).toEqual(["estimate", true]);
  expect(legs).toEqual([
    estimateLeg(tbilisi, mtskheta, "walk"),
    estimateLeg(mtskheta, batumi, "car"),
  ]);
  expect(estimatePath({ points: [tbilisi, mtskheta] }).legs).toEqual([
    estimateLeg(tbilisi, mtskheta, "car"),
  ]);
});

it("gives null before a break and goes on after it", () => {
  const { legs } = estimatePath({ points: [tbilisi, { ...mtskheta, mode: "break" }, batumi] });
  expect(legs).toEqual([null, estimateLeg(mtskheta, batumi, "car")]);
});

it("takes no time between equal positions", () => {
  for (const mode of ["walk", "car", "bus"] as const) {
    expect(estimateLeg(tbilisi, tbilisi, mode)).toMatchObject({ distance: 0, duration: 0 });
  }
});

it("matches the schema from pole to pole", () => {
  const far = [
    tbilisi,
    { lat: 90, lng: 0 },
    { lat: -90, lng: 0 },
    { lat: 0, lng: 180 },
    { lat: 0, lng: -180 },
    { lat: 0, lng: 0 },
  ];
  expect(z.safeParse(path, estimatePath({ points: far })).error).toBeUndefined();
});
