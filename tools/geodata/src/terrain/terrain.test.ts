import { readFileSync } from "node:fs";
import type { Position } from "@castor/core/geo/position.ts";
import { currentTerrain } from "@castor/core/services/paths/terrain/current-terrain.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { cellAt, landNear, steepnessAt } from "@castor/core/services/paths/terrain/terrain.ts";
import { ferryLines } from "@castor/core/services/paths/terrain/terrain-data.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { fixedLinks } from "./fixed-links.ts";

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const { links } = fixedLinks.parse(readJson("fixed-links.json"));
const { ferries } = ferryLines.parse(
  readJson("../../../../packages/core/src/services/paths/terrain/ferries.json"),
);

beforeAll(loadTerrain);

/** The committed grids, which `make-terrain.ts` made. */
function terrain() {
  const loaded = currentTerrain();
  if (!loaded) throw new Error("Nothing was loaded.");
  return loaded;
}
const at = ([lat, lng]: readonly [number, number]): Position => ({ lat, lng });
const massOf = (spot: Position) => {
  const grid = terrain().masses(0);
  return grid.cells[landNear(grid, spot)] ?? 0;
};

it.each(links.map((link) => [link.name, link] as const))(
  "%s joins its shores",
  (_, { from, to }) => {
    expect(massOf(at(from))).toBeGreaterThan(0);
    expect(massOf(at(to))).toBe(massOf(at(from)));
  },
);

it.each(ferries.map((ferry) => [ferry.name, ferry] as const))(
  "the ferry %s leads from land to land, no faster than a ferry goes",
  (_, { from, to, minutes }) => {
    for (const port of [from, to]) expect(massOf(at(port))).toBeGreaterThan(0);
    const km =
      Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos((from[0] * Math.PI) / 180)) * 111;
    expect(km / (minutes / 60)).toBeLessThan(90);
  },
);

describe("the land", () => {
  it.each([
    ["the Caspian Sea", 42, 50.5, true],
    ["Lake Baikal", 53.3, 107.8, true],
    ["Lake Victoria", -1, 33, true],
    ["the Black Sea", 43, 34, true],
    ["Moscow", 55.75, 37.62, false],
    ["the pole in the south", -90, 0, false],
    ["the pole in the north", 90, 0, true],
    ["Capri, which no coast has", 40.55, 14.24, false],
  ])("knows whether %s is water", (_, lat, lng, isWater) => {
    const grid = terrain().masses(0);
    expect(grid.cells[cellAt(grid, { lat, lng })] === 0).toBe(isWater);
  });

  it("is one on both sides of the antimeridian", () => {
    expect(massOf({ lat: 68, lng: 179.9 })).toBe(massOf({ lat: 66.5, lng: -175 }));
  });
});

it("is steep in mountains and flat in plains", () => {
  const steepOf = (lat: number, lng: number) => steepnessAt(terrain().relief, { lat, lng });
  for (const [lat, lng] of [
    [46, 7.7],
    [42.7, 44.6],
    [27.9, 86.9],
    [-13.2, -72.5],
    [60.9, 7],
  ] as const)
    expect(steepOf(lat, lng)).toBeGreaterThan(4);
  for (const [lat, lng] of [
    [52.5, 13.4],
    [55.7, 37.6],
    [41.9, -87.6],
    [23, 25],
  ] as const)
    expect(steepOf(lat, lng)).toBeLessThan(2.5);
});
