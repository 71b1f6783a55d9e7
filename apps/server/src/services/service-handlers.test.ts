import type { Path } from "@castor/core/services/paths/path.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const [sqlite] = testDatabases();

describe("services", () => {
  let server: TestApp;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, { SUPPORT_URL_RU: "https://t.me/castor" });
  });
  afterAll(() => server.dispose());

  const get = (path: string, language = "en") =>
    server.call("GET", path, { headers: { "x-language": language } });
  const fieldsOf = (answer: { json<T>(): T }) =>
    answer.json<{ error: { fields: object } }>().error.fields;

  test("config has this server's services, all map sources by name", async () => {
    const config = (await get("service/config")).json<ServiceConfig>();
    expect(config).toMatchObject({
      search: "gazetteer",
      routing: "estimate",
      rates: "snapshot",
      ai: false,
      mail: "outbox",
      socialLogins: [],
      analytics: false,
      support: { ru: "https://t.me/castor", other: null },
    });
    expect(config.tiles.map(({ tileType }) => tileType)).toEqual([
      ...["default", "stadiamaps", "geoapify", "satellite", "amap"],
    ]);
  });

  test("search answers places, and none for an unknown name", async () => {
    const found = (await get("service/search?q=Paris")).json<object[]>();
    expect(found).toEqual([expect.objectContaining({ name: "Paris", source: "gazetteer" })]);
    expect((await get("service/search?q=Nowhere")).json()).toEqual([]);
  });

  test("suggestions answer like the search, and the browser keeps them for a minute by language", async () => {
    const answer = await get("service/suggest?q=pa&lat=48&lng=2&limit=3");
    expect(answer.json()).toEqual([expect.objectContaining({ name: "Paris" })]);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, max-age=60",
      vary: expect.stringContaining("X-Language"),
    });
    expect((await get("service/suggest")).headers["cache-control"]).toBe("no-store");
  });

  test("place answers the nearest known place, or 404 with a message", async () => {
    expect((await get("service/place?lat=48.8&lng=2.3")).json()).toMatchObject({ name: "Paris" });
    const nothing = await get("service/place?lat=0&lng=0", "ru");
    expect([nothing.statusCode, nothing.json<{ message: string }>().message]).toEqual([
      404,
      "Место не найдено. Уточните название или выберите другую область на карте.",
    ]);
  });

  test.each([
    ["service/search", { q: "This field is required." }],
    ["service/search?q=%20", { q: "This field is required." }],
    [`service/search?q=${"x".repeat(2_001)}`, { q: "Maximum length is 2000 characters." }],
    ["service/search?q=a%00b", { q: "Invalid value." }],
    ["service/search?q=x&lat=91", { lat: "Invalid coordinate." }],
    ["service/search?q=x&limit=51", { limit: "Should be between 1 and 50." }],
    ["service/search?q=x&limit=1.5", { limit: "Should be a whole number." }],
    ["service/search?q=x&limit=many", { limit: "Should be a number." }],
    ["service/suggest?q=%20", { q: "This field is required." }],
    ["service/place?lat=1", { lng: "This field is required." }],
  ])("GET %s is refused with its field", async (path, fields) => {
    const answer = await get(path);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, fields]);
  });

  test("route estimates the legs between points, and none before a break", async () => {
    const body = {
      points: [
        { lat: 48.85, lng: 2.35 },
        { lat: 48.86, lng: 2.36, mode: "walk" },
        { lat: 50, lng: 3, mode: "break" },
      ],
    };
    const path = (await server.call("POST", "service/route", { body })).json<Path>();
    expect(path).toMatchObject({ provider: "estimate", estimated: true });
    expect(path.legs).toEqual([expect.objectContaining({ distance: expect.any(Number) }), null]);
  });

  test("a path of fewer than two points is refused with the words of specification#paths", async () => {
    const body = { points: [{ lat: 1, lng: 1 }] };
    const answer = await server.call("POST", "service/route", { body });
    expect(fieldsOf(answer)).toEqual({ points: "Need at least 2 points to build a route" });
  });

  test.each([
    [[{ lat: 1, lng: 1 }], "points"],
    [Array(101).fill({ lat: 1, lng: 1 }), "points"],
    [
      [
        { lat: 1, lng: 1 },
        { lat: 1, lng: 1, mode: "none" },
      ],
      "points.1.mode",
    ],
  ])("a path of %j is refused", async (points, field) => {
    const answer = await server.call("POST", "service/route", { body: { points } });
    expect([answer.statusCode, Object.keys(fieldsOf(answer))]).toEqual([400, [field]]);
  });

  test("usage events are accepted at once, a page by its name only", async () => {
    const send = (body: object) => server.call("POST", "service/analytics", { body });
    const told = await send({ event: "identify", distinctId: "anna", anonymousId: "visitor" });
    expect([told.statusCode, told.json()]).toEqual([200, { success: true }]);
    for (const body of [
      { event: "page", distinctId: "anna", page: "/map/x/show" },
      { event: "page", distinctId: "anna@example.org", page: "home" },
      { event: "open", distinctId: "anna" },
      {},
    ])
      expect((await send(body)).statusCode).toBe(400);
  });
});
