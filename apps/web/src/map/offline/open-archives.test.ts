import type { PMTiles } from "pmtiles";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStores } from "../../../testing/memory-store.ts";
import { writePieces } from "../../data/offline/map-pieces.ts";
import { writeOfflineMap } from "../../data/offline/offline-maps.ts";
import { hasStoredPieces, openArchives, readFromAny } from "./open-archives.ts";

vi.mock("idb-keyval", async () => (await import("../../../testing/memory-store.ts")).memoryKeyval);

const addressOf = (version: number) => `https://castor.example/basemap/own.pmtiles?v=${version}`;
const storeVersion = (version: number) =>
  writeOfflineMap({
    ...{ owner: "anna", tripId: "a", name: "Trip", mark: "", wholeAt: 1, former: null },
    part: { address: addressOf(version), level: "streets", pieces: [0, 4] },
  });
const read = (archive: PMTiles) =>
  archive.source.getBytes(0, 4).then(({ data }) => [...new Uint8Array(data)]);
const bytes = (value: number) => new Uint8Array([value, value, value, value]).buffer;

beforeEach(() => {
  emptyStores();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
});

describe("a map file of which something is stored", () => {
  test("is read from what is stored, without asking the server", async () => {
    await storeVersion(1);
    await writePieces(addressOf(1), [{ offset: 0, bytes: bytes(1) }]);
    const archives = await openArchives(addressOf(1));
    expect(await readFromAny(archives, read)).toEqual([1, 1, 1, 1]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is read from the former version where the server of the current one does not answer", async () => {
    await storeVersion(1);
    await writePieces(addressOf(1), [{ offset: 0, bytes: bytes(1) }]);
    const archives = await openArchives(addressOf(2));
    expect(hasStoredPieces(archives)).toBe(true);
    expect(await readFromAny(archives, read)).toEqual([1, 1, 1, 1]);
  });

  test("is missing where neither has it", async () => {
    await storeVersion(1);
    const archives = await openArchives(addressOf(2));
    await expect(readFromAny(archives, read)).rejects.toThrow();
  });

  test("another file is none of its versions", async () => {
    await storeVersion(1);
    expect(hasStoredPieces(await openArchives("https://castor.example/other.pmtiles"))).toBe(false);
  });
});
