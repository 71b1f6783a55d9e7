import { describe, expect, test } from "vitest";
import { listTilesAround, type TileId } from "./tiles-around.ts";

const tbilisi = { lat: 41.7, lng: 44.8 };
const inZoom = (tiles: readonly TileId[], zoom: number) => tiles.filter(({ z }) => z === zoom);
const around = (positions: { lat: number; lng: number }[], lines: number[][][] = [], to = 15) =>
  listTilesAround({ positions, lines }, { from: 0, to, most: 30_000 });

describe("the tiles around a trip", () => {
  test("the whole world is one tile, and each tile is listed once", () => {
    const tiles = around([tbilisi, { lat: 41.71, lng: 44.81 }]);
    expect(inZoom(tiles, 0)).toEqual([{ z: 0, x: 0, y: 0 }]);
    expect(new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
  });

  test("a point has its neighbours at every zoom, and three kilometres of streets", () => {
    const tiles = around([tbilisi]);
    expect(inZoom(tiles, 10)).toHaveLength(9);
    expect(inZoom(tiles, 15).length).toBeGreaterThan(36);
    expect(tiles.length).toBeLessThan(250);
  });

  test("a point at the antimeridian has tiles on both sides of it", () => {
    const columns = inZoom(around([{ lat: -17, lng: 179.999 }]), 8).map(({ x }) => x);
    expect(columns).toContain(0);
    expect(columns).toContain(255);
  });

  test.each([90, -90, 85.06])("a point at latitude %s stays within the map", (lat) => {
    const tiles = around([{ lat, lng: 0 }]);
    expect(tiles.every(({ z, x, y }) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z)).toBe(true);
    expect(tiles.length).toBeLessThan(4_000);
    expect(inZoom(tiles, 15).length).toBeGreaterThan(0);
  });

  test("a path has all tiles that it crosses, also over the antimeridian", () => {
    const rows = inZoom(
      around(
        [],
        [
          [
            [44.8, 41.7],
            [44.8, 42.7],
          ],
        ],
      ),
      14,
    ).map(({ y }) => y);
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    expect(new Set(rows).size).toBe(bottom - top + 1);
    expect(
      inZoom(
        around(
          [],
          [
            [
              [179.9, 0],
              [-179.9, 0],
            ],
          ],
        ),
        9,
      ),
    ).toHaveLength(12);
  });

  test("a line over half of the world does not fill it", () => {
    expect(
      around(
        [],
        [
          [
            [0, 0],
            [170, 60],
          ],
        ],
        15,
      ).length,
    ).toBeLessThan(10_000);
  });

  test("a zoom that would be too much is left out with all beyond it", () => {
    const positions = Array.from({ length: 1_000 }, (_, index) => ({
      lat: index % 60,
      lng: index / 6,
    }));
    const tiles = listTilesAround({ positions, lines: [] }, { from: 0, to: 15, most: 20_000 });
    expect(tiles.length).toBeLessThanOrEqual(20_000);
    expect(Math.max(...tiles.map(({ z }) => z))).toBeLessThan(15);
    expect(inZoom(tiles, 8).length).toBeGreaterThan(100);
  });
});
