import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../../testing/log-in.ts";
import { makeConfig } from "../../../../testing/make-config.ts";
import { beIdle, emptyStores } from "../../../../testing/memory-store.ts";
import { clearCache, listCachedTrips } from "../../../data/http/cache/response-cache.ts";
import { listPieceKeys } from "../../../data/offline/map-pieces.ts";
import {
  deleteOfflineMap,
  listOfflineMaps,
  listStoredVersions,
} from "../../../data/offline/offline-maps.ts";
import { readKeptLegs } from "../../../data/offline/stored-legs.ts";
import { searchStoredPlaces } from "../../../data/offline/stored-places.ts";
import { startWords } from "../../../i18n/words.ts";
import type { LevelPlan, TripMapPlan } from "./plan-trip-map.ts";
import { storeTripMap } from "./store-trip-map.ts";

vi.mock(
  "idb-keyval",
  async () => (await import("../../../../testing/memory-store.ts")).memoryKeyval,
);

const addressOf = (version: number) => `http://localhost/basemap/own.pmtiles?v=${version}`;
const levelOf = (offsets: readonly number[]): LevelPlan => ({
  id: "streets",
  pieces: offsets.map((index) => ({ offset: index * 1_000_000, length: 10 })),
  bytes: offsets.length * 10,
  isTooLarge: false,
});
const leg = { distance: 1, duration: 1, line: "", isEstimated: false };
const planOf = (version: number): TripMapPlan => ({
  mark: `mark ${version}`,
  address: addressOf(version),
  levels: [],
  legs: new Map([["car 1,1 2,2", leg]]),
});
const tripOf = (id: string) =>
  makeTrip({ id, name: `Trip ${id}`, routes: [makeRoute({ points: [makePoint()] })] });

let asked: string[] = [];
/** Called before the file answers a range. */
let beforeAnswer: () => void = () => {};

beforeAll(startWords);
beforeEach(() => {
  forgetEverybody();
  emptyStores();
  beIdle();
  logInAs("anna");
  new FakeApi()
    .on(endpoints.trips.get, ({ id }) => tripOf(id))
    .on(endpoints.trips.list, () => [])
    .on(endpoints.services.config, () => makeConfig())
    .on(endpoints.services.rates, () => refuse("UPSTREAM_UNAVAILABLE"))
    .on(endpoints.account.me, () => refuse("INTERNAL"))
    .on(endpoints.places.around, () => [
      {
        ...{ name: "Café Nord", address: "", lat: 41.7, lng: 44.8 },
        ...{ typeId: "Restaurant" as const, source: "poi", names: ["cafe"] },
      },
    ]);
  [asked, beforeAnswer] = [[], () => {}];
  const ask = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init: { headers: { range: string } }) => {
    if (!url.includes(".pmtiles")) return ask(url, init);
    asked.push(init.headers.range);
    beforeAnswer();
    return new Response(new Uint8Array(10), { status: 206, headers: { etag: url } });
  });
});

const store = (id: string, version: number, offsets: readonly number[], signal?: AbortSignal) =>
  storeTripMap({
    ...{ trip: tripOf(id), plan: planOf(version), level: levelOf(offsets) },
    ...{ signal: signal ?? new AbortController().signal, onProgress: vi.fn(), onWaiting: vi.fn() },
  });
const ranges = (offsets: readonly number[]) =>
  offsets.map((index) => `bytes=${index * 1_000_000}-${index * 1_000_000 + 9}`);

test("a trip is stored with its answers, paths, places and map", async () => {
  await store("a", 1, [0, 1]);
  const [map] = await listOfflineMaps();
  expect(map).toMatchObject({ tripId: "a", name: "Trip a", mark: "mark 1", former: null });
  expect(map?.wholeAt).not.toBeNull();
  await vi.waitFor(async () =>
    expect(await listCachedTrips()).toMatchObject([{ tripId: "a", isKept: true }]),
  );
  expect((await readKeptLegs(["car 1,1 2,2"])).size).toBe(1);
  expect(await searchStoredPlaces("норд", null, 5)).toMatchObject([{ name: "Café Nord" }]);
  expect(await listPieceKeys()).toHaveLength(2);
});

test("what was stopped goes on where it was, without asking for anything twice", async () => {
  const stop = new AbortController();
  beforeAnswer = () => {
    if (asked.length > 4) stop.abort();
  };
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  await expect(store("a", 1, all, stop.signal)).rejects.toThrow();
  expect((await listOfflineMaps())[0]?.wholeAt).toBeNull();
  const stored = (await listPieceKeys()).length;
  expect(stored).toBeGreaterThan(0);
  [asked, beforeAnswer] = [[], () => {}];
  await store("a", 1, all);
  expect(asked).toHaveLength(all.length - stored);
  expect((await listOfflineMaps())[0]?.wholeAt).not.toBeNull();
});

test("a former map stays until the new version is whole, then it goes", async () => {
  await store("a", 1, [0, 1]);
  const stop = new AbortController();
  beforeAnswer = () => stop.abort();
  await expect(store("a", 2, [0, 1, 2], stop.signal)).rejects.toThrow();
  expect(await listStoredVersions(addressOf(2))).toContain(addressOf(1));
  expect((await listPieceKeys()).filter((key) => key.startsWith(addressOf(1)))).toHaveLength(2);
  beforeAnswer = () => {};
  await store("a", 2, [0, 1, 2]);
  expect(await listStoredVersions(addressOf(2))).toEqual([addressOf(2)]);
  expect((await listPieceKeys()).every((key) => key.startsWith(addressOf(2)))).toBe(true);
});

test("what another trip needs too is fetched once, and stays when one is deleted", async () => {
  await store("a", 1, [0, 1]);
  asked = [];
  await store("b", 1, [1, 2]);
  expect(asked).toEqual(ranges([2]));
  await deleteOfflineMap("a");
  expect((await listOfflineMaps()).map(({ tripId }) => tripId)).toEqual(["b"]);
  expect(await listPieceKeys()).toHaveLength(2);
  expect((await readKeptLegs(["car 1,1 2,2"])).size).toBe(1);
  await deleteOfflineMap("b");
  expect(await listPieceKeys()).toEqual([]);
  expect((await readKeptLegs(["car 1,1 2,2"])).size).toBe(0);
});

test("another user of this browser sees nothing of it, and emptying the cache frees all of it", async () => {
  await store("a", 1, [0, 1]);
  logInAs("boris");
  expect(await listOfflineMaps()).toEqual([]);
  expect(await searchStoredPlaces("nord", null, 5)).toEqual([]);
  expect((await readKeptLegs(["car 1,1 2,2"])).size).toBe(0);
  await clearCache("anna");
  expect(await listPieceKeys()).toEqual([]);
});
