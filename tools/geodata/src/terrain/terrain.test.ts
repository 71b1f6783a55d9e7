import { readFileSync } from "node:fs";
import type { Position } from "@castor/core/geo/position.ts";
import { estimateLeg } from "@castor/core/services/paths/estimate-path.ts";
import { currentTerrain } from "@castor/core/services/paths/terrain/current-terrain.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { cellAt, landNear, steepnessAt } from "@castor/core/services/paths/terrain/terrain.ts";
import { ferryLines } from "@castor/core/services/paths/terrain/terrain-data.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { FixedLink } from "./fixed-links.ts";
import { readLand } from "./read-land.ts";

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
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
const positionOf = ([lat, lng]: readonly [number, number]): Position => ({ lat, lng });
const massOf = (position: Position) => {
  const grid = terrain().masses(0);
  return grid.cells[landNear(grid, position)] ?? 0;
};

describe("a drive between towns that bridges, tunnels or land join crosses no water", () => {
  it.each([
    ["Copenhagen and Roskilde", [55.676, 12.568], [55.642, 12.08], 60],
    ["Copenhagen and Helsingør", [55.676, 12.568], [56.036, 12.613], 75],
    ["Copenhagen and Odense", [55.676, 12.568], [55.404, 10.402], 175],
    ["Copenhagen and Aarhus", [55.676, 12.568], [56.157, 10.211], 330],
    ["Copenhagen and Rødby", [55.676, 12.568], [54.695, 11.389], 180],
    ["Copenhagen and Malmö", [55.676, 12.568], [55.605, 13.004], 75],
    ["Incheon airport and Seoul", [37.46, 126.44], [37.566, 126.978], 100],
    ["Hiroshima and Fukuoka", [34.385, 132.455], [33.59, 130.402], 335],
    ["Okayama and Takamatsu", [34.66, 133.93], [34.34, 134.05], 120],
    ["Kobe and Tokushima", [34.69, 135.19], [34.07, 134.55], 170],
    ["the airport on Krk and Rijeka", [45.217, 14.57], [45.327, 14.442], 45],
    ["Providence and Newport", [41.824, -71.413], [41.49, -71.313], 75],
    ["Macau and Hong Kong", [22.19, 113.544], [22.29, 113.95], 135],
    ["Kansai airport and Osaka", [34.434, 135.244], [34.694, 135.502], 85],
    ["Busan and Geoje", [35.18, 129.075], [34.88, 128.62], 140],
    ["Surabaya and Bangkalan", [-7.25, 112.75], [-7.03, 112.745], 100],
    ["Kill Devil Hills and Hatteras", [36.03, -75.676], [35.22, -75.69], 170],
    ["Québec and the Ile d'Orléans", [46.813, -71.208], [46.93, -70.96], 60],
    ["Tacloban and Catbalogan", [11.243, 125.004], [11.775, 124.886], 210],
    ["Vũng Tàu and Bà Rịa", [10.346, 107.084], [10.5, 107.17], 60],
    ["Kadıköy and Eminönü", [40.99, 29.03], [41.017, 28.97], 60],
    ["Miami and Key West", [25.76, -80.19], [24.556, -81.78], 350],
  ] as const)("%s", (_, from, to, most) => {
    const leg = estimateLeg(positionOf(from), positionOf(to), "car");
    expect(leg.crossing).toBeUndefined();
    expect(leg.duration / 60).toBeLessThan(most);
  });
});

it("refuses a bridge that joins nothing", () => {
  const bridge: FixedLink = { name: "Sahara", from: [22, 25], to: [22, 25.2], toIslet: false };
  expect(() => readLand(1, [bridge])).toThrow("Sahara");
});

it.each(ferries.map((ferry) => [ferry.name, ferry] as const))(
  "the ferry %s leads from land to land, no faster than a ferry goes",
  (_, { from, to, minutes }) => {
    for (const port of [from, to]) expect(massOf(positionOf(port))).toBeGreaterThan(0);
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
