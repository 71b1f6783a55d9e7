import { expect, it } from "vitest";
import * as z from "zod/mini";
import { estimateLeg, estimatePath } from "./estimate-path.ts";
import { path } from "./path.ts";

const tbilisi = { lat: 41.6941, lng: 44.8337 };
const mtskheta = { lat: 41.8451, lng: 44.7187 };
const batumi = { lat: 41.6423, lng: 41.6339 };
/** A spot so many kilometres north of Tbilisi. */
const north = (km: number) => ({ lat: tbilisi.lat + km / 111.195, lng: tbilisi.lng });

it.each([
  ["walk", 1, 1_350, 1_013],
  ["car", 1, 1_600, 230],
  ["car", 5, 7_250, 746],
  ["car", 50, 65_000, 3_600],
  ["car", 500, 600_000, 25_412],
  ["carGoogle", 5, 7_250, 746],
  ["bus", 1, 1_600, 720],
  ["bus", 50, 65_000, 5_560],
] as const)("estimates %s over %d km", (mode, km, distance, duration) => {
  const leg = estimateLeg(tbilisi, north(km), mode);
  expect(Math.abs(leg.distance - distance)).toBeLessThan(distance * 0.002 + 2);
  expect(Math.abs(leg.duration - duration)).toBeLessThan(duration * 0.002 + 2);
});

it("answers a leg from each point to the next in its own mode, else the path's, else by car", () => {
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

it("answers null before a break and goes on after it", () => {
  const { legs } = estimatePath({ points: [tbilisi, { ...mtskheta, mode: "break" }, batumi] });
  expect(legs).toEqual([null, estimateLeg(mtskheta, batumi, "car")]);
});

it("takes no time to stay at a place", () => {
  for (const mode of ["walk", "car", "bus"] as const) {
    expect(estimateLeg(tbilisi, tbilisi, mode)).toMatchObject({ distance: 0, duration: 0 });
  }
});

it("answers core's shape from pole to pole", () => {
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
