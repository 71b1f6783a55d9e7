// @vitest-environment node
import { describe, expect, it } from "vitest";
import { formatLength, lengthOf, lengthsAt, toMeasuredFeatures } from "./measured-line.ts";

const tbilisi = { lat: 41.6941, lng: 44.8337 };
const batumi = { lat: 41.6461, lng: 41.6405 };
const fiji = { lat: -18.1, lng: 178.4 };
const samoa = { lat: -13.8, lng: -171.8 };
const format = (metres: number) => `${Math.round(metres / 1_000)}`;

describe("a measured line", () => {
  it("labels each vertex with the distance from the start", () => {
    const lengths = lengthsAt([tbilisi, batumi, tbilisi]);
    expect(lengths[0]).toBe(0);
    expect(lengths[1]).toBeCloseTo(265_300, -3);
    expect(lengths[2]).toBeCloseTo(2 * (lengths[1] ?? 0), 5);
    expect(lengthOf([])).toBe(0);
    expect(lengthOf([tbilisi])).toBe(0);
  });

  it("is a line and its vertices, the first without a label", () => {
    const { features } = toMeasuredFeatures([tbilisi, batumi], format);
    expect(features.map(({ geometry }) => geometry.type)).toEqual(["LineString", "Point", "Point"]);
    expect(features.map(({ properties }) => properties.label)).toEqual(["", "", "265"]);
  });

  it("has no line with a single vertex", () => {
    const { features } = toMeasuredFeatures([tbilisi], format);
    expect(features.map(({ geometry }) => geometry.type)).toEqual(["Point"]);
  });

  it("crosses the antimeridian without a jump", () => {
    const [line] = toMeasuredFeatures([fiji, samoa], format).features;
    if (line?.geometry.type !== "LineString") throw new Error("there is a line");
    const longitudes = line.geometry.coordinates.map(([lng = 0]) => lng);
    const jumps = longitudes.slice(1).map((lng, index) => Math.abs(lng - (longitudes[index] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(2);
    expect(longitudes.at(-1)).toBeCloseTo(188.2);
  });
});

describe("a measured length in words", () => {
  it.each([
    [0, "metric", "en", "0 m"],
    [853.4, "metric", "en", "853 m"],
    [999.6, "metric", "en", "1 km"],
    [1_247, "metric", "en", "1.25 km"],
    [12_474, "metric", "ru", "12,5 км"],
    [340_400, "metric", "ru", "340 км"],
    [1_000, "imperial", "en", "3,281 ft"],
    [16_093.44, "imperial", "en", "10 mi"],
  ] as const)("%d m, %s, %s: %s", (metres, units, language, words) => {
    expect(formatLength(metres, units, language)).toBe(words.replaceAll(" ", "\u00a0"));
  });
});
