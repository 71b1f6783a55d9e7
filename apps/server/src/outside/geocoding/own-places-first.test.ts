import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { afterEach, expect, test, vi } from "vitest";
import { noPois } from "../../../testing/fakes/no-pois.ts";
import { usePlaceSearches } from "../../../testing/servers/place-searches.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { PoiIndex } from "./poi/poi-index.ts";

const stage = usePlaceSearches();
afterEach(() => vi.restoreAllMocks());
const timeoutMs = 400;
const ask = (text: string, limit = 10) => ({ text, near: null, limit });
const called = (name: string, change: Partial<FoundPlace> = {}): FoundPlace => ({
  ...{ name, address: "", lat: 42.5, lng: 1.5, typeId: "Restaurant", source: "poi" },
  ...change,
});
const indexOf = (change: Partial<PoiIndex>): PoiIndex => ({
  ...noPois,
  isThere: async () => true,
  ...change,
});
const open = (change: Partial<PoiIndex>) =>
  stage.open(["nominatim"], { pois: indexOf(change), timeoutMs });
const namesOf = (places: readonly FoundPlace[]) => places.map(({ name }) => name);

test("what the index finds is answered by it, and no engine is called", async () => {
  const narikala = called("Narikala");
  const places = open({
    search: async () => ({ sure: [], others: [narikala] }),
    findAt: async () => narikala,
  });
  expect(await places.firstId()).toBe("poi");
  expect(await places.search(ask("Narikala"), "en")).toEqual([narikala]);
  expect(await places.findNearest({ lat: 42.5, lng: 1.5 }, "en")).toEqual(narikala);
  expect(stage.engine.asked).toEqual([]);
});

test("what it does not find is asked of the next engine", async () => {
  const places = open({});
  expect(await places.search(ask("Narikala"), "en")).toMatchObject([{ source: "nominatim" }]);
});

test("a town of the typed name comes after sure results and before possible ones", async () => {
  const [cafe, hotel] = [called("Luna"), called("Hotel Paris")];
  const places = open({ search: async () => ({ sure: [cafe], others: [hotel] }) });
  expect(namesOf(await places.search(ask("Paris"), "en"))).toEqual([
    "Luna",
    "Paris",
    "Hotel Paris",
  ]);
  const full = open({ search: async () => ({ sure: [cafe, hotel], others: [] }) });
  expect(namesOf(await full.search(ask("Paris", 2), "en"))).toEqual(["Luna", "Paris"]);
  const paris = called("Paris", { lat: 48.85, lng: 2.35, typeId: "Other" });
  const own = open({ search: async () => ({ sure: [paris], others: [] }) });
  expect(await own.search(ask("Paris"), "en")).toEqual([paris]);
});

test("typed coordinates are sent to nobody", async () => {
  const places = open({
    search: async () => {
      throw new Error("asked");
    },
  });
  await places.search(ask("41.69, 44.83"), "en");
  expect(stage.log.warn).not.toHaveBeenCalled();
});

test("an unreadable index is skipped and logged once until it works again", async () => {
  let isBroken = true;
  const places = open({
    search: async () => {
      if (isBroken) throw new Error("file is not a database");
      return { sure: [], others: [called("Narikala")] };
    },
  });
  const source = async () => (await places.search(ask("Narikala"), "en"))[0]?.source;
  expect([await source(), await source()]).toEqual(["nominatim", "nominatim"]);
  expect(stage.log.warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  expect(await source()).toBe("poi");
});

test("a silent index is waited for once, then its circuit opens", async () => {
  let asked = 0;
  const places = open({
    search: () => {
      asked++;
      return new Promise(() => undefined);
    },
  });
  for (let time = 0; time < 3; time++)
    expect(await places.search(ask("Narikala"), "en")).toMatchObject([{ source: "nominatim" }]);
  expect(asked).toBe(1);
  stage.now = new Date(stage.now.getTime() + 10_001);
  await places.search(ask("Narikala"), "en");
  expect(asked).toBe(2);
});

test("a silent index and a silent engine share one time limit", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout");
  let limitsBefore = 0;
  const silent = () => {
    limitsBefore = limit.mock.calls.length;
    return new Promise<never>(() => undefined);
  };
  stage.engine.mode = "silent";
  const isTold = async (ask: () => Promise<unknown>, answer: unknown) => {
    limit.mockClear();
    expect(await ask()).toMatchObject(answer as object);
    expect(limitsBefore).toBe(1);
    expect(limit.mock.calls).toEqual([[timeoutMs]]);
    expect(limit.mock.results[0]?.value).toMatchObject({ aborted: true });
  };
  const paris = { name: "Paris", source: "gazetteer" };
  await isTold(() => open({ search: silent }).search(ask("Paris"), "en"), [paris]);
  const position = { lat: 48.85, lng: 2.35 };
  await isTold(() => open({ findAt: silent }).findNearest(position, "en"), paris);
  expect(stage.engine.asked).toHaveLength(2);
});

test("a busy index is skipped, and that is no failure", async () => {
  let asked = 0;
  const places = open({
    search: async () => {
      asked++;
      throw new ProviderFailure("busy", "too many questions wait");
    },
  });
  for (let time = 0; time < 4; time++)
    expect(await places.search(ask("Narikala"), "en")).toMatchObject([{ source: "nominatim" }]);
  expect(asked).toBe(4);
  expect(stage.log.warn).not.toHaveBeenCalled();
  expect(await places.firstId()).toBe("poi");
});

test("while it fails the next one is named, and asking for its name does not close the circuit", async () => {
  let isBroken = true;
  const places = open({
    search: async () => {
      if (isBroken) throw new Error("file is not a database");
      return { sure: [], others: [called("Narikala")] };
    },
  });
  for (let time = 0; time < 3; time++) {
    await places.search(ask("Narikala"), "en");
    expect(await places.firstId()).toBe("nominatim");
  }
  expect(stage.log.warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  await places.search(ask("Narikala"), "en");
  expect(await places.firstId()).toBe("poi");
});

test("its name is not waited for, and asking for it does not shorten the pause", async () => {
  let asked = 0;
  const silent = () => new Promise<never>(() => undefined);
  const unknown = open({ isThere: silent });
  expect(await unknown.firstId()).toBe("nominatim");
  const places = open({
    search: () => {
      asked++;
      return silent();
    },
  });
  const later = (ms: number) => {
    stage.now = new Date(stage.now.getTime() + ms);
  };
  await places.search(ask("Narikala"), "en");
  later(10_001);
  await places.firstId();
  await places.search(ask("Narikala"), "en");
  expect(asked).toBe(2);
  later(10_001);
  await places.firstId();
  await places.search(ask("Narikala"), "en");
  expect(asked).toBe(2);
});

test("suggestions come from the index and the gazetteer, and no engine is asked", async () => {
  const places = open({ search: async () => ({ sure: [], others: [called("Parador")] }) });
  expect(namesOf(await places.suggest(ask("pa"), "en"))).toEqual(["Paris", "Parador"]);
  const broken = open({
    search: async () => {
      throw new Error("file is not a database");
    },
  });
  expect(namesOf(await broken.suggest(ask("pa"), "en"))).toEqual(["Paris"]);
  expect(await open({}).suggest(ask("narikala"), "en")).toEqual([]);
  expect(stage.engine.asked).toEqual([]);
});
