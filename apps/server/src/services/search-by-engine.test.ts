import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { PlaceDraft } from "@castor/core/services/place-draft.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { type FakePlaces, fortress, startFakePlaces } from "../../testing/fake-places.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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
  const spot = `lat=${fortress.lat}&lng=${fortress.lng}`;

  test("config names the engine, and each answer who gave it", async () => {
    expect((await get<ServiceConfig>("service/config")).search).toBe("nominatim");
    const [found] = await get<FoundPlace[]>("service/search?q=narikala");
    expect(found).toMatchObject({ name: "Narikala Fortress", source: "nominatim" });
    const [city] = await get<FoundPlace[]>("service/search?q=Paris");
    expect(city).toMatchObject({ name: "Paris", source: "gazetteer" });
  });

  test.each([
    ["en", "Narikala Fortress"],
    ["ru", "Крепость Нарикала"],
  ])(
    "a place that is looked up has its hours, its site and its address (%s)",
    async (lang, name) => {
      expect(await get(`service/place?${spot}&name=narikala`, lang)).toEqual({
        ...{ name, lat: fortress.lat, lng: fortress.lng, source: "nominatim" },
        ...{ typeId: "HistoricalBuilding", workingHours: "Mo-Su 09:00-20:00" },
        url: "https://narikala.example/",
        address: `Orpiri Street, Tbilisi, ${lang === "ru" ? "Грузия" : "Georgia"}`,
      });
    },
  );

  test("what it knows is in a card of known facts", async () => {
    const anna = await server.register("Anna");
    const path = `ai/place?name=Narikala%20Fortress&latitude=${fortress.lat}&longitude=${fortress.lng}`;
    const draft = (await server.call("GET", path, { as: anna })).json<PlaceDraft>();
    expect(draft).toMatchObject({ ai: false, source: "nominatim" });
    expect(draft.workingHours).toBe("Mo-Su 09:00-20:00");
  });

  test("when it is gone the gazetteer answers, and where that knows nothing this is said", async () => {
    engine.mood = "failing";
    expect(await get("service/place?lat=48.8&lng=2.3")).toMatchObject({ source: "gazetteer" });
    const nothing = await server.call("GET", "service/place?lat=0&lng=0");
    expect(nothing.statusCode).toBe(404);
    engine.mood = "fine";
  });
});
