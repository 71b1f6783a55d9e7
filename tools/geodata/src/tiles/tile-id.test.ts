import { zxyToTileId } from "pmtiles";
import { expect, it } from "vitest";
import { tileId } from "./tile-id.ts";

it("numbers tiles as PMTiles does", () => {
  for (let z = 0; z <= 5; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) expect(tileId(z, x, y)).toBe(zxyToTileId(z, x, y));
    }
  }
});
