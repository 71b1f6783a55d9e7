import { type FoundPlace, foundPlace } from "@castor/core/services/places/found-place.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import {
  type FakePlaces,
  fortress,
  nearCafe,
  startFakePlaces,
} from "../../testing/fakes/fake-places.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const foundPlaceFields = Object.keys(foundPlace.shape);

describe.each(testDatabases())("places by an engine on $name", (kind) => {
  let engine: FakePlaces;
  let server: TestApp;
  beforeAll(async () => {
    engine = await startFakePlaces();
    server = await startTestApp(kind, { NOMINATIM_URL: engine.url });
  });
  afterAll(async () => {
    await server.dispose();
    await engine.close();
  });

  const get = async <T>(path: string, language = "en") => {
    const answer = await server.call("GET", path, { headers: { "x-language": language } });
    return answer.json<T>();
  };
  const position = `lat=${fortress.lat}&lng=${fortress.lng}`;

  test("config names the engine, and each answer its source", async () => {
    expect((await get<ServiceConfig>("service/config")).search).toBe("nominatim");
    const [found] = await get<FoundPlace[]>("service/search?q=narikala");
    expect(found).toMatchObject({ name: "Narikala Fortress", source: "nominatim" });
    const [city] = await get<FoundPlace[]>("service/search?q=Paris");
    expect(city).toMatchObject({ name: "Paris", source: "gazetteer" });
  });

  test("suggestions while typing ask no engine", async () => {
    const before = engine.asked.length;
    expect(await get("service/suggest?q=narikala")).toEqual([]);
    expect(await get("service/suggest?q=par")).toMatchObject([{ name: "Paris" }]);
    expect(engine.asked).toHaveLength(before);
  });

  test.each([
    ["en", "Narikala Fortress"],
    ["ru", "Крепость Нарикала"],
  ])("a single place has its opening hours, website and address (%s)", async (lang, name) => {
    expect(await get(`service/place?${position}&name=narikala`, lang)).toEqual({
      ...{ name, lat: fortress.lat, lng: fortress.lng, source: "nominatim" },
      ...{ typeId: "HistoricalBuilding", workingHours: "Mo-Su 09:00-20:00" },
      url: "https://narikala.example/",
      address: `Orpiri Street, Tbilisi, ${lang === "ru" ? "Грузия" : "Georgia"}`,
    });
  });

  test("a place is found by any of its names, whatever the caller's language", async () => {
    const berta = await server.register("Berta");
    const beside = { lat: nearCafe.lat, lng: nearCafe.lng };
    const name = "Narikala%20Fortress";
    const path = `service/place?lat=${beside.lat}&lng=${beside.lng}&name=${name}`;
    const place = await get<FoundPlace>(path, "ru");
    expect(place.name).toBe("Крепость Нарикала");
    expect(foundPlaceFields).toEqual(expect.arrayContaining(Object.keys(place)));
    const draft = await server.call(
      "GET",
      `ai/place?name=${name}&latitude=${beside.lat}&longitude=${beside.lng}`,
      { as: berta, headers: { "x-language": "ru" } },
    );
    expect(draft.json<PlaceDraft>()).toMatchObject({
      address: "Orpiri Street, Tbilisi, Грузия",
      workingHours: "Mo-Su 09:00-20:00",
    });
  });

  test("what it knows is in a card of known facts", async () => {
    const anna = await server.register("Anna");
    const path = `ai/place?name=Narikala%20Fortress&latitude=${fortress.lat}&longitude=${fortress.lng}`;
    const draft = (await server.call("GET", path, { as: anna })).json<PlaceDraft>();
    expect(draft).toMatchObject({ ai: false, source: "nominatim" });
    expect(draft.workingHours).toBe("Mo-Su 09:00-20:00");
  });

  test("when it is gone the gazetteer answers, and an unknown place is reported", async () => {
    engine.mode = "failing";
    expect(await get("service/place?lat=48.8&lng=2.3")).toMatchObject({ source: "gazetteer" });
    const nothing = await server.call("GET", "service/place?lat=0&lng=0");
    expect(nothing.statusCode).toBe(404);
    engine.mode = "fine";
  });
});
