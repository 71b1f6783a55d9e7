import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip } from "../../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import { townSquare, writeOsmTown } from "../../../../testing/files/osm-town-file.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { buildPoiIndex } from "./build-poi-index.ts";

let folder: string;
let extract: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-poi-"));
  extract = await writeOsmTown(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(testDatabases())("the operator's own places on $name", (kind) => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestApp(kind);
    expect(await firstEngine()).toBe("gazetteer");
    expect(await find("Café Nord")).toEqual([]);
    await build();
  });
  afterAll(() => server.dispose());

  const build = () => {
    const { database, config } = server;
    const printLine = (line: string) => lines.push(line);
    return buildPoiIndex({ extract, database, dataDir: config.dataDir, printLine });
  };
  const get = async <T>(path: string, language = "en") =>
    (await server.call("GET", path, { headers: { "x-language": language } })).json<T>();
  const firstEngine = async () => (await get<ServiceConfig>("service/config")).search;
  const near = (position = townSquare) => `lat=${position.lat}&lng=${position.lng}`;
  const find = async (text: string, { language = "en", position = townSquare } = {}) => {
    const query = `service/search?q=${encodeURIComponent(text)}&${near(position)}`;
    return (await get<FoundPlace[]>(query, language)).map(({ name }) => name);
  };

  test("a running server uses a new index and names it", async () => {
    expect(await firstEngine()).toBe("poi");
    const [first] = await get<FoundPlace[]>(`service/search?q=cafe&${near()}`);
    expect(first).toMatchObject({ source: "poi" });
    expect(lines.at(-1)).toMatch(/^\d+ places can be found now\.$/);
  });

  test("cafés are found by their kind in both alphabets, nearest first, whatever their names", async () => {
    const cafes = ["Stairs Café", "Café Nord", "Чайная «Ёлка»", "Island Café"];
    expect(await find("cafe")).toEqual(cafes);
    expect(await find("кафе")).toEqual(cafes);
    const island = { lat: 41.7046, lng: 44.835 };
    expect((await find("кафе", { position: island }))[0]).toBe("Island Café");
    expect((await find("КАФЕ", { language: "ru" }))[0]).toBe("Кафе Лестница");
  });

  test.each([
    ["Пурпур", "Purpur"],
    ["purp", "Purpur"],
    ["lestnica", "Stairs Café"],
    ["elka", "Чайная «Ёлка»"],
    ["ёлка", "Чайная «Ёлка»"],
    ["норд", "Café Nord"],
    ["kartografu", "Monument to the Cartographer"],
    ["у лестницы", "Stairs Café"],
    ["red fort", "Old Castle"],
    ["аптека", "Pharmacy No. 1"],
    ["кафе лестница", "Stairs Café"],
    ["museum", "Museum of Water"],
    ["замок", "Old Castle"],
    ["4-я улица", "Stairs Café"],
    ["ъ", "Бар Ъ"],
    ["bar", "Бар Ъ"],
    ["ы".repeat(200), "Бар Ъ"],
    [`b${"𐍈".repeat(99)}`, "Бар Ъ"],
  ])("%s finds %s", async (text, name) => {
    expect((await find(text))[0]).toBe(name);
  });

  test("a place has its type, address, opening hours and website", async () => {
    const [museum] = await get<FoundPlace[]>(
      `service/search?q=${encodeURIComponent("музей")}`,
      "ru",
    );
    expect(museum).toEqual({
      ...{ name: "Музей воды", typeId: "Museum", address: "4-я улица, 3", source: "poi" },
      ...{ url: "https://water.example.org/museum", workingHours: "Tu-Su 10:00-18:00" },
      ...{ lat: 41.7069, lng: 44.803375 },
    });
  });

  test("a name in a third script is shown in Latin letters when there is no Russian one", async () => {
    expect(await find("კაფე კუნძული", { language: "ru" })).toEqual(["Island Café"]);
  });

  test("towns of the index and of the gazetteer with the searched name are found", async () => {
    expect((await find("Клетчатый"))[0]).toBe("Grid Town");
    expect(await find("Paris")).toEqual(["Paris"]);
  });

  test("a kind of place is not searched for at the other end of the world", async () => {
    expect(await find("cafe", { position: { lat: 10, lng: 10 } })).toEqual([]);
  });

  test("a position is looked up by its name, else by what lies there", async () => {
    const position = (name: string) => `service/place?${near()}&name=${encodeURIComponent(name)}`;
    expect(await get(position("Museum of water"))).toMatchObject({ name: "Museum of Water" });
    expect(await get(position("Лестница"))).toMatchObject({
      ...{ name: "Stairs Café", workingHours: "Mo-Su 09:00-23:00", source: "poi" },
    });
    expect(await get(position(""))).toMatchObject({ source: "poi" });
    expect(await get("service/place?lat=48.85&lng=2.35")).toMatchObject({ name: "Paris" });
  });

  test("what the index knows is in a card of known facts", async () => {
    const anna = await server.register("Anna");
    const path = "ai/place?name=Stairs%20cafe&latitude=41.7064&longitude=44.808";
    const answer = await server.call("GET", path, { as: anna });
    expect(answer.json()).toMatchObject({
      ...{ ai: false, source: "poi", workingHours: "Mo-Su 09:00-23:00" },
      address: "4-я улица 7",
    });
  });

  test.each([
    "",
    " ",
    "%",
    '"',
    "*",
    "' OR 1",
    "a:*",
    "\uE000",
    "\u0000",
    "и*",
    "ь",
    "-".repeat(200),
  ])("an odd search finds nothing and breaks nothing (%j)", async (text) => {
    const answer = await server.call(
      "GET",
      `service/search?q=${encodeURIComponent(text)}&${near()}`,
    );
    expect(answer.statusCode).toBeLessThan(500);
    expect(server.log.filter((line) => line.includes("cannot be read"))).toEqual([]);
  });

  test("the places around a trip are listed with all that they are found by", async () => {
    const olga = await server.register("Olga");
    const trip = await addTrip(server, olga, { name: "Town" });
    const path = `places/around/${trip.id}`;
    const list = async () => (await server.call("GET", path, { as: olga })).json<NearbyPlace[]>();
    expect(await list()).toEqual([]);
    const day = await addRoute(server, olga, trip.id, { name: "Day" });
    await addPoint(server, olga, day.id, { name: "Square", ...townSquare });
    await addPoint(server, olga, day.id, { name: "Louvre", lat: 48.861, lng: 2.336 });
    const places = await list();
    expect(places).toContainEqual(
      expect.objectContaining({
        ...{ name: "Stairs Café", source: "poi", workingHours: "Mo-Su 09:00-23:00" },
        names: expect.arrayContaining(["кафе лестница", "cafe"]),
      }),
    );
    expect(places).toContainEqual(expect.objectContaining({ name: "Paris", source: "gazetteer" }));
    expect(places.length).toBeLessThanOrEqual(limits.placesAround);
  });

  test("a new index replaces the current one", async () => {
    const before = await find("cafe");
    await build();
    expect(await find("cafe")).toEqual(before);
    expect(lines.filter((line) => line.endsWith("can be found now."))).toHaveLength(2);
  });
});
