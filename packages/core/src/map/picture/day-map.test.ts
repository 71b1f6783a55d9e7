import { expect, test } from "vitest";
import { type DayMap, type DayMapOptions, drawDayMap } from "./day-map.ts";
import type { DecodedTile } from "./world-shapes.ts";

const options: DayMapOptions = {
  width: 500,
  height: 260,
  language: "en",
  measure: (text, { size }) => text.length * size * 0.6,
  readTile: async () => null,
  hasHalo: true,
};
const dayOf = (...positions: [lat: number, lng: number][]): DayMap => ({
  color: "#0B6B6B",
  points: positions.map(([lat, lng], index) => ({
    lat,
    lng,
    number: index + 1,
    color: "#1E5FA8",
    isOptional: false,
  })),
  legs: positions.slice(1).map(([lat, lng], index) => ({
    kind: "solid" as const,
    line: [
      { lat: positions[index]?.[0] ?? 0, lng: positions[index]?.[1] ?? 0 },
      { lat, lng },
    ],
  })),
});
const tbilisi: [number, number] = [41.69, 44.8];
const gori: [number, number] = [41.98, 44.11];

const layer = (
  properties: Record<string, string | number>,
  lines: { x: number; y: number }[][],
) => ({
  length: 1,
  feature: () => ({ extent: 4096, properties, loadGeometry: () => lines }),
});
const tile: DecodedTile = {
  layers: {
    land: layer({}, [
      [
        { x: 0, y: 0 },
        { x: 4096, y: 0 },
        { x: 4096, y: 4096 },
      ],
    ]),
    cities: layer({ name: "A <b> town", rank: 2, population: 1 }, [[{ x: 1300, y: 1300 }]]),
  },
};

test("A day has a number for each point, its path and a scale", async () => {
  const svg = (await drawDayMap(dayOf(tbilisi, gori), options)) ?? "";
  expect(svg).toContain(">1</text>");
  expect(svg).toContain(">2</text>");
  expect(svg).toContain('stroke="#0B6B6B"');
  expect(svg).toMatch(/>\d+ km</);
});

test("A path is solid, an estimate dashed, a walk dotted", async () => {
  const dashes = await Promise.all(
    (["solid", "dashed", "dotted"] as const).map(async (kind) => {
      const day = dayOf(tbilisi, gori);
      const legs = day.legs.map(({ line }) => ({ line, kind }));
      const svg = (await drawDayMap({ ...day, legs }, options)) ?? "";
      return /stroke-dasharray="([^"]+)"/.exec(svg)?.[1];
    }),
  );
  expect(dashes).toEqual([undefined, "7 4", "0.1 4.5"]);
});

test("Without tiles, and with tiles that cannot be read, the path is on plain ground", async () => {
  const plain = await drawDayMap(dayOf(tbilisi, gori), {
    ...options,
    readTile: () => Promise.reject(new Error("offline")),
  });
  expect(plain).toContain(">1</text>");
});

test("Names of places are written as text", async () => {
  const svg = await drawDayMap(dayOf(tbilisi), { ...options, readTile: async () => tile });
  expect(svg).not.toContain("<b>");
});

test("A day without points has no map", async () => {
  expect(await drawDayMap(dayOf(), options)).toBeNull();
});

test.each([
  ["one point", [tbilisi]],
  ["two points at one spot", [tbilisi, tbilisi]],
  [
    "the date line",
    [
      [-36.8, 174.7],
      [-13.8, -171.7],
    ],
  ],
  [
    "the poles",
    [
      [90, 0],
      [-90, 0],
    ],
  ],
  [
    "10,000 points",
    Array.from({ length: 10_000 }, (_, index) => [(index % 170) - 85, (index * 91) % 180]),
  ],
] as [string, [number, number][]][])("A day with %s has a map", async (_name, positions) => {
  const svg = (await drawDayMap(dayOf(...positions), options)) ?? "";
  expect(svg).toContain("</svg>");
  expect(svg).not.toMatch(/NaN|Infinity/);
});
