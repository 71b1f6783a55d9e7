import { foundPlace } from "@castor/core/services/places/found-place.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { farCafe, fortress, geoapifyKey, nearCafe } from "../../../../testing/fakes/fake-places.ts";
import { engineIds, usePlaceSearches } from "../../../../testing/servers/place-searches.ts";

const near = { lat: 41.688, lng: 44.809 };
const positionOf = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });

describe("places by engines", () => {
  const stage = usePlaceSearches();
  const { open } = stage;
  const search = (id: (typeof engineIds)[number], text: string, language: "en" | "ru" = "en") =>
    open([id]).search({ text, near, limit: 10 }, language);

  test.each(engineIds)(
    "%s finds a place by name, with its type, address and country",
    async (id) => {
      expect(await search(id, "Narikala")).toEqual([
        expect.objectContaining({
          ...{ ...positionOf(fortress), name: "Narikala Fortress", typeId: "HistoricalBuilding" },
          ...{ address: "Orpiri Street, Tbilisi, Georgia", source: id },
        }),
      ]);
      expect(await search(id, "Nowhere at all")).toEqual([]);
    },
  );

  test.each([
    ["nominatim", "Крепость Нарикала"],
    ["geoapify", "Крепость Нарикала"],
    // Imported without Russian names: local names are shown, and the country is ours.
    ["photon", "ნარიყალა"],
  ] as const)("%s is asked in Russian", async (id, name) => {
    const [found] = await search(id, "Нарикала", "ru");
    expect(found).toMatchObject({ name, address: "Orpiri Street, Tbilisi, Грузия" });
  });

  test("Photon is not asked again in a language that it does not have", async () => {
    const places = open(["photon"]);
    await places.search({ text: "Narikala", near, limit: 10 }, "ru");
    await places.search({ text: "Stamba", near, limit: 10 }, "ru");
    await places.search({ text: "Stamba", near, limit: 10 }, "en");
    const langs = stage.engine.asked.map(({ query }) => query.get("lang"));
    expect(langs).toEqual(["ru", null, null, "en"]);
  });

  test("Photon is asked again in a language after it refused a query for another reason", async () => {
    const places = open(["photon"]);
    stage.engine.mode = "refusing";
    await places.search({ text: "Narikala", near, limit: 10 }, "en");
    stage.engine.mode = "fine";
    await places.search({ text: "Stamba", near, limit: 10 }, "en");
    const langs = stage.engine.asked.map(({ query }) => query.get("lang"));
    expect(langs).toEqual(["en", null, "en"]);
  });

  test.each(engineIds)(
    "%s gets the map's rough position, and among equals the nearer is first",
    async (id) => {
      const found = await search(id, "stamba");
      expect(found.map(positionOf)).toEqual([positionOf(nearCafe), positionOf(farCafe)]);
      expect(found[0]).toMatchObject({
        ...{ typeId: "Restaurant", address: "Castle Street 12, Tbilisi, Georgia" },
      });
      const [asked] = stage.engine.asked.map(({ query }) => query.toString());
      expect(asked).toMatch(/41\.7|41\.43051/);
      expect(asked).not.toContain("41.688");
    },
  );

  test.each(engineIds)(
    "%s finds what lies at a position, and by its name what lies beside it",
    async (id) => {
      const places = open([id]);
      const beside = { lat: fortress.lat + 0.002, lng: fortress.lng };
      expect(await places.findNearest({ ...positionOf(nearCafe), name: " " }, "en")).toMatchObject({
        ...{ name: "Stamba", typeId: "Restaurant", source: id },
      });
      const named = await places.findNearest({ ...beside, name: "narikala" }, "en");
      expect(named).toMatchObject({ name: "Narikala Fortress" });
      // A namesake in another town does not count; then the position decides.
      const house = { lat: 41.69, lng: 44.82 };
      const other = await places.findNearest({ ...house, name: "Stamba" }, "en");
      expect(other).toMatchObject({ name: "Rose Street 4", address: "Tbilisi, Georgia" });
      for (const place of [named, other])
        expect(z.safeParse(foundPlace, place)).toMatchObject({ success: true });
    },
  );

  test.each([
    ["nominatim", "en", "Крепость Нарикала", "Narikala Fortress"],
    ["nominatim", "ru", "narikala fortress", "Крепость Нарикала"],
    ["geoapify", "en", "ნარიყალა", "Narikala Fortress"],
    ["geoapify", "ru", "Narikala", "Крепость Нарикала"],
  ] as const)("%s asked in %s finds %s by any of its names", async (id, language, said, name) => {
    const places = open([id]);
    // Nearer than the fortress is a café.
    const beside = positionOf(nearCafe);
    for (const time of ["asked", "remembered"])
      expect([time, await places.findNearest({ ...beside, name: said }, language)]).toMatchObject([
        time,
        { ...positionOf(fortress), name },
      ]);
    const [found] = await places.search({ text: said, near, limit: 1 }, language);
    expect(Object.keys(found ?? {})).not.toContain("otherNames");
  });

  test.each(["nominatim", "geoapify"] as const)(
    "%s answers opening hours and a website for a single place",
    async (id) => {
      const facts = { workingHours: "Mo-Su 09:00-20:00", url: "https://narikala.example/" };
      for (const name of ["Narikala", ""])
        expect(await open([id]).findNearest({ ...positionOf(fortress), name }, "en")).toMatchObject(
          facts,
        );
    },
  );

  test.each(engineIds)(
    "where %s finds nothing, or only something far away, the gazetteer answers",
    async (id) => {
      const places = open([id]);
      const inParis = { lat: 48.85, lng: 2.35 };
      expect(await places.findNearest(inParis, "en")).toMatchObject({ source: "gazetteer" });
      expect(await places.findNearest({ lat: -40, lng: -120 }, "en")).toBeNull();
      expect(await places.search({ text: "Paris", near, limit: 5 }, "en")).toEqual([
        expect.objectContaining({ name: "Paris", source: "gazetteer" }),
      ]);
    },
  );

  test.each(engineIds)("a result of %s miles away from the position is not used", async (id) => {
    stage.engine.mode = "remote";
    expect(
      await open([id]).findNearest({ ...positionOf(fortress), name: "Narikala" }, "en"),
    ).toBeNull();
  });

  test("a town is not a place within it", async () => {
    const found = await search("nominatim", "tbilisi");
    expect(found).toEqual([
      expect.objectContaining({
        name: "Tbilisi",
        typeId: "Other",
        address: "Tbilisi Region, Georgia",
      }),
    ]);
  });

  test("no engine is called for typed coordinates", async () => {
    await open(engineIds).search({ text: "48.85, 2.35", near, limit: 5 }, "en");
    expect(stage.engine.asked).toEqual([]);
  });

  test("Geoapify gets its key, and the log does not", async () => {
    await search("geoapify", "Narikala");
    expect(stage.engine.asked[0]?.query.get("apiKey")).toBe(geoapifyKey);
    stage.engine.mode = "failing";
    await search("geoapify", "Stamba");
    await stage.engine.close();
    const places = open(["geoapify"]);
    await places.search({ text: "Stamba", near, limit: 5 }, "en");
    const told = [...stage.log.warn.mock.calls, ...stage.log.info.mock.calls];
    expect(told.length).toBeGreaterThan(1);
    expect(JSON.stringify(told)).not.toContain(geoapifyKey);
  });
});
