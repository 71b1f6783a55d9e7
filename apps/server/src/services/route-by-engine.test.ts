import type { Path } from "@castor/core/services/paths/path.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type FakeRoads, island, startFakeRoads } from "../../testing/fakes/fake-roads.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };

describe.each(testDatabases())("routing by an engine on $name", (kind) => {
  let engine: FakeRoads;
  let server: TestApp;
  beforeAll(async () => {
    engine = await startFakeRoads();
    server = await startTestApp(kind, { OSRM_URL: engine.url });
  });
  afterAll(async () => {
    await server.dispose();
    await engine.close();
  });

  const ask = (points: object[], language = "en") =>
    server.call("POST", "service/route", {
      body: { points },
      headers: { "x-language": language },
    });

  test("config names the engine", async () => {
    const config = (await server.call("GET", "service/config")).json<ServiceConfig>();
    expect(config.routing).toBe("osrm");
  });

  test("paths come from the engine, and another process uses the cache", async () => {
    const answer = await ask([castle, bath]);
    expect(answer.json<Path>()).toMatchObject({ provider: "osrm", estimated: false });
    const twin = await server.startTwin();
    const payload = { points: [castle, bath] };
    const again = () => twin.inject({ method: "POST", url: "/api/service/route", payload });
    await expect
      .poll(async () => {
        const before = engine.asked.length;
        expect((await again()).json<Path>().legs).toEqual(answer.json<Path>().legs);
        return engine.asked.length - before;
      })
      .toBe(0);
    await twin.close();
  });

  test.each([
    ["en", "Route between two of the points not found. Try moving the points."],
    ["ru", "Маршрут между двумя из точек не найден. Попробуйте передвинуть точки."],
  ])("no path is 404 with both indexes and a message (%s)", async (language, message) => {
    const answer = await ask([castle, bath, island], language);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      {
        success: false,
        message,
        error: { code: "NOT_FOUND", message, fields: { from: "1", to: "2" } },
      },
    ]);
  });
});

test.each([
  ["VALHALLA_URL", "http://127.0.0.1:9", "valhalla"],
  ["OSRM_URL", "http://127.0.0.1:9/{profile}", "osrm"],
  ["GRAPHHOPPER_URL", "http://127.0.0.1:9", "graphhopper"],
  ["GRAPHHOPPER_KEY", "secret", "graphhopper"],
  ["OPENROUTESERVICE_URL", "http://127.0.0.1:9/ors", "openrouteservice"],
  ["OPENROUTESERVICE_KEY", "secret", "openrouteservice"],
  ["PUBLIC_SERVICES", "on", "osrm"],
  ["PUBLIC_SERVICES", "off", "estimate"],
])("with %s=%s config names %s", async (name, value, engine) => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  // With public services on, rates would be loaded at once.
  const RATES_PROVIDER = "http://127.0.0.1:9";
  const server = await startTestApp(sqlite, { RATES_PROVIDER, [name]: value });
  const config = await server.call("GET", "service/config");
  await server.dispose();
  expect(config.json<ServiceConfig>().routing).toBe(engine);
  expect(config.body).not.toContain("secret");
});
