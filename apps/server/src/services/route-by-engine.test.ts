import type { Path } from "@castor/core/services/path.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { type FakeRoads, island, startFakeRoads } from "../../testing/fake-roads.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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

  test("ways come from the engine, and another process need not ask for them again", async () => {
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
    ["ru", "Путь между двумя из точек не найден. Попробуйте передвинуть точки."],
  ])("where no way leads is 404 with both indexes, in words (%s)", async (language, message) => {
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
