import { foundPlace } from "@castor/core/services/places/found-place.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type FakeMode, fakeModes, fortress } from "../../../../testing/fakes/fake-places.ts";
import { engineIds, usePlaceSearches } from "../../../../testing/servers/place-searches.ts";

const answering: ReadonlySet<FakeMode> = new Set<FakeMode>([
  ...(["fine", "empty", "boastful", "foreign", "partly", "remote", "silent", "trickling"] as const),
]);
const broken = fakeModes.filter((mode) => !answering.has(mode));
const ask = (text: string) => ({ text, near: null, limit: 10 });
const paris = { name: "Paris", source: "gazetteer" };
const inParis = { lat: 48.85, lng: 2.35 };

describe("place engines that fail or are busy", () => {
  const stage = usePlaceSearches();
  const { open } = stage;

  test.each(engineIds.flatMap((id) => broken.map((mode) => [id, mode] as const)))(
    "%s that is %s leaves the answer to the gazetteer, and nothing is cached",
    async (id, mode) => {
      const places = open([id]);
      stage.engine.mode = mode;
      expect(await places.search(ask("Paris"), "en")).toMatchObject([paris]);
      expect(await places.search(ask("narikala"), "en")).toEqual([]);
      stage.engine.mode = "fine";
      stage.now = new Date(stage.now.getTime() + 10_001);
      expect(await places.search(ask("narikala"), "en")).toMatchObject([{ source: id }]);
      stage.engine.mode = mode;
      expect(await places.findNearest({ ...inParis, name: "Louvre" }, "en")).toMatchObject(paris);
    },
  );

  test.each(
    engineIds.flatMap((id) =>
      (["silent", "trickling"] as const).map((mode) => [id, mode] as const),
    ),
  )(
    "%s that is %s costs its time limit once; the circuit opens, and it is called again after a pause",
    async (id, mode) => {
      const places = open([id], { timeoutMs: 1_000 });
      stage.engine.mode = mode;
      for (const text of ["Paris", "paris", "PARIS"].map(ask))
        expect(await places.search(text, "en")).toMatchObject([paris]);
      expect(await places.findNearest(inParis, "en")).toMatchObject(paris);
      expect(await places.findNearest({ ...inParis, name: "Louvre" }, "ru")).toMatchObject(paris);
      expect(stage.engine.asked).toHaveLength(1);
      expect(stage.log.warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ provider: id }),
        expect.any(String),
      );
      stage.engine.mode = "fine";
      stage.now = new Date(stage.now.getTime() + 10_001);
      expect(await places.search(ask("narikala"), "en")).toMatchObject([{ source: id }]);
      expect(stage.log.info).toHaveBeenCalledTimes(1);
    },
  );

  test("while the first engine's circuit is open the next one answers, and all share one time limit", async () => {
    const places = open(engineIds, { timeoutMs: 1_000 });
    expect(await places.firstId()).toBe("nominatim");
    stage.engine.mode = "silent";
    expect(await places.search(ask("Paris"), "en")).toMatchObject([paris]);
    expect(stage.engine.asked).toHaveLength(1);
    stage.engine.mode = "fine";
    expect(await places.search(ask("narikala"), "en")).toMatchObject([{ source: "photon" }]);
  });

  test("the next engine is asked what the first does not find", async () => {
    const places = open(["nominatim", "photon"]);
    stage.engine.mode = "empty";
    await places.search(ask("Narikala"), "en");
    expect(stage.engine.asked.map(({ path }) => path)).toEqual(["/search", "/api"]);
    stage.engine.asked.length = 0;
    await places.findNearest(fortress, "en");
    expect(stage.engine.asked.map(({ path }) => path)).toEqual(["/reverse", "/reverse"]);
  });

  test.each(engineIds)("invalid parts of an answer of %s are left out", async (id) => {
    stage.engine.mode = "partly";
    expect(await open([id]).search(ask("a"), "en")).toMatchObject([{ name: "Narikala Fortress" }]);
  });

  test.each(engineIds)(
    "names in another language than requested are better than none (%s)",
    async (id) => {
      stage.engine.mode = "foreign";
      const [found] = await open([id]).search(ask("ნარიყალა"), "ru");
      expect(found).toMatchObject({ name: "ნარიყალა", typeId: "HistoricalBuilding" });
    },
  );

  test.each(engineIds)(
    "texts of %s are cut and cleaned, and no address with script is accepted",
    async (id) => {
      stage.engine.mode = "boastful";
      const place = await open([id]).findNearest(fortress, "en");
      expect(z.safeParse(foundPlace, place)).toMatchObject({ success: true });
      expect(place?.name).toMatch(/^Narikala <b>long ago /);
      expect(place?.name.length).toBeLessThanOrEqual(200);
      expect(place?.address.length).toBeLessThanOrEqual(2_000);
      expect(place?.workingHours?.length ?? 0).toBeLessThanOrEqual(2_000);
      expect(place?.url).toBeUndefined();
    },
  );

  test.each(engineIds)(
    "%s is asked once for one query, however it is written, and again after a month",
    async (id) => {
      const places = open([id]);
      const near = { lat: 41.688, lng: 44.809 };
      for (const text of ["Narikala", " narikala ", "NARIKALA"])
        await places.search({ text, near, limit: 10 }, "en");
      await places.search({ text: "narikala", near: { lat: 41.69, lng: 44.81 }, limit: 10 }, "en");
      expect(stage.engine.asked).toHaveLength(1);
      await places.search({ text: "narikala", near, limit: 10 }, "ru");
      const before = stage.engine.asked.length;
      expect(before).toBeGreaterThan(1);
      stage.now = new Date(stage.now.getTime() + 31 * 86_400_000);
      await places.search({ text: "narikala", near, limit: 10 }, "en");
      expect(stage.engine.asked).toHaveLength(before + 1);
    },
  );

  test("an empty result is cached for an hour only", async () => {
    const places = open(["nominatim"]);
    for (const _ of [1, 2]) await places.search(ask("nowhere"), "en");
    expect(stage.engine.asked).toHaveLength(1);
    stage.now = new Date(stage.now.getTime() + 3_600_001);
    await places.search(ask("nowhere"), "en");
    expect(stage.engine.asked).toHaveLength(2);
  });

  test("concurrent queries share a call, and its failure", async () => {
    const places = open(["nominatim"]);
    const askAll = () => Promise.all([1, 2, 3].map(() => places.search(ask("narikala"), "en")));
    stage.engine.mode = "failing";
    expect(await askAll()).toEqual([[], [], []]);
    stage.engine.mode = "fine";
    expect((await askAll()).map((found) => found.length)).toEqual([1, 1, 1]);
    expect(stage.engine.asked).toHaveLength(2);
  });
});
