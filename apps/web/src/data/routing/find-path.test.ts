import { endpoints } from "@castor/core/endpoints.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import { legKeysOf } from "@castor/core/services/paths/leg-key.ts";
import type { Leg, PathRequest } from "@castor/core/services/paths/path.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { emptyStores, MemoryStore } from "../../../testing/memory-store.ts";
import { startWords } from "../../i18n/words.ts";
import { queryClient } from "../http/query-client.ts";
import { findPath } from "./find-path.ts";
import { toStoredLeg } from "./leg-cache.ts";

vi.mock("idb-keyval", async () => (await import("../../../testing/memory-store.ts")).memoryKeyval);

const never = new AbortController().signal;
const position = (index: number) => ({ lat: 41 + index / 100, lng: 44 });
const requestOf = (...positions: number[]): PathRequest => ({
  points: positions.map((index) => ({ ...position(index), mode: "car" as const })),
});
const leg = (distance: number): Leg => ({
  distance,
  duration: 1,
  geometry: {
    type: "LineString",
    coordinates: [
      [44, 41],
      [44, 42],
    ],
  },
});
const row = endpoints.services.route;

beforeAll(startWords);
beforeEach(emptyStores);

test("a routed leg is requested once, and shown from the cache while the server is away", async () => {
  const api = new FakeApi().on(row, () => ({
    provider: "osrm",
    estimated: false,
    legs: [leg(1), leg(2)],
  }));
  await findPath(requestOf(0, 1, 2), never);
  const again = await findPath(requestOf(0, 1, 2), never);
  expect(again.path.legs.map((found) => found?.distance)).toEqual([1, 2]);
  expect([again.isFallback, again.path.estimated]).toEqual([false, false]);
  expect(api.callsOf(row)).toHaveLength(1);
});

test.each([
  ["estimate", 0],
  ["osrm", 1],
] as const)(
  "a server whose engine is %s is asked %d times: without one the browser estimates",
  async (routing, calls) => {
    queryClient.clear();
    const api = new FakeApi()
      .on(endpoints.services.config, () => makeConfig({ routing }))
      .on(row, ({ body }) => estimatePath(body));
    const found = await findPath(requestOf(0, 1), never);
    expect(found.path.legs).toMatchObject(estimatePath(requestOf(0, 1)).legs);
    expect(found).toMatchObject({ isFallback: false, path: { estimated: true } });
    expect(api.callsOf(row)).toHaveLength(calls);
    queryClient.clear();
  },
);

test.each(["INTERNAL", "UPSTREAM_UNAVAILABLE", "TOO_MANY_REQUESTS"] as const)(
  "when the server answers %s, cached legs are shown, and estimates for the rest",
  async (code) => {
    new FakeApi().on(row, () => ({ provider: "osrm", estimated: false, legs: [leg(1)] }));
    await findPath(requestOf(0, 1), never);
    new FakeApi().on(row, () => refuse(code));
    const { path, isFallback } = await findPath(requestOf(0, 1, 3), never);
    expect(path.legs[0]).toMatchObject({ distance: 1 });
    expect(path.legs[1]).toEqual({ ...estimatePath(requestOf(1, 3)).legs[0], estimated: true });
    expect([path.estimated, isFallback]).toEqual([true, true]);
  },
);

test("the same holds without a network", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { path, isFallback } = await findPath(requestOf(0, 1), never);
  expect([path.legs.length, path.estimated, isFallback]).toEqual([1, true, true]);
});

test("a cached gap stays a gap without the server, and is requested again with it", async () => {
  const api = new FakeApi().on(row, ({ body }) =>
    body.points[1]?.mode === "break"
      ? { provider: "osrm", estimated: false, legs: [null, leg(2)] }
      : refuse("NOT_FOUND", "no way", { from: "0", to: "1" }),
  );
  const first = await findPath(requestOf(0, 1, 2), never);
  expect(first.gaps).toEqual([{ from: 0, to: 1 }]);
  await findPath(requestOf(0, 1, 2), never);
  expect(api.callsOf(row)).toHaveLength(4);
  new FakeApi().on(row, () => refuse("INTERNAL"));
  const { path, gaps } = await findPath(requestOf(0, 1, 2), never);
  expect(gaps).toEqual([{ from: 0, to: 1 }]);
  expect(path.legs.map((found) => found?.distance ?? null)).toEqual([null, 2]);
});

test.each([
  ["wholly", "estimate"],
  ["for a leg", "osrm"],
] as const)(
  "an engine that fails %s does not replace cached legs by estimates",
  async (_, provider) => {
    const [key = ""] = legKeysOf(requestOf(0, 1));
    const old = { at: Date.now() - 8 * 86_400_000, value: toStoredLeg(leg(1)) };
    const legs = new MemoryStore("legs");
    await legs.set([[key ?? "", old]]);
    new FakeApi().on(row, ({ body }) => ({
      ...{ provider, estimated: true },
      legs: estimatePath(body).legs,
    }));
    const { path } = await findPath(requestOf(0, 1, 2), never);
    expect(path.legs.map((found) => found?.estimated)).toEqual([false, true]);
    expect(path.legs[0]).toMatchObject({ distance: 1 });
    expect(await legs.get([key ?? ""])).toEqual([old]);
  },
);

test("cached bus legs are still estimates", async () => {
  const bus: PathRequest = { mode: "bus", points: [position(0), position(1)] };
  const api = new FakeApi().on(row, () => ({ provider: "osrm", estimated: true, legs: [leg(1)] }));
  await findPath(bus, never);
  await findPath(bus, never);
  expect(api.callsOf(row)).toHaveLength(2);
  new FakeApi().on(row, () => refuse("INTERNAL"));
  const { path } = await findPath(bus, never);
  expect(path.legs).toMatchObject([{ distance: 1, estimated: true }]);
});

test("a refusal is an error, not a reason to fall back", async () => {
  new FakeApi().on(row, () => refuse("VALIDATION_FAILED"));
  await expect(findPath(requestOf(0, 1), never)).rejects.toMatchObject({ status: 400 });
});
