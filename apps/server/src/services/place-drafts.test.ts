import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { drafts, type FakeModel, startFakeModel } from "../../testing/fakes/fake-model.ts";
import { modelKey } from "../../testing/fakes/model-protocols.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const louvre = "ai/place?name=Louvre&latitude=48.8606&longitude=2.3376";

describe.each(testDatabases())("drafts of a place on $name", (kind) => {
  let model: FakeModel;
  let server: TestApp;
  let anna: Person;
  beforeAll(async () => {
    model = await startFakeModel();
    server = await startTestApp(kind, {
      AI_URL: `${model.url}/v1`,
      AI_MODEL: "fable-mini",
      AI_KEY: modelKey,
      AI_DAILY_LIMIT: "3",
      RATE_LIMIT: "on",
      TRUST_PROXY: "1",
    });
    anna = await server.register("Anna");
  });
  afterAll(async () => {
    await server.dispose();
    await model.close();
  });

  const ask = (as: Person | null, path = louvre, language = "en") =>
    server.call("GET", path, { as, headers: { "x-language": language } });

  test("config tells that a model writes", async () => {
    const config = (await server.call("GET", "service/config")).json<ServiceConfig>();
    expect(config.ai).toBe(true);
  });

  test("a draft is in the caller's language and stored nowhere", async () => {
    const berta = await server.register("Berta");
    for (const language of ["en", "ru"] as const) {
      const answer = await ask(berta, louvre, language);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(answer.json<PlaceDraft>()).toEqual({
        ...{ ai: true, source: "fable-mini" },
        ...drafts[language],
      });
    }
  });

  test("needs a login, and never runs for a HEAD", async () => {
    const before = model.asked.length;
    expect((await ask(null)).statusCode).toBe(401);
    expect((await server.call("HEAD", louvre, { as: anna })).statusCode).toBe(404);
    expect(model.asked).toHaveLength(before);
  });

  test.each([
    ["ai/place?latitude=1&longitude=1", ["name"]],
    ["ai/place?name=%20&latitude=1&longitude=1", ["name"]],
    ["ai/place?name=x&latitude=91&longitude=x", ["latitude", "longitude"]],
    [`ai/place?name=${"x".repeat(201)}&latitude=1&longitude=1`, ["name"]],
  ])("GET %s is refused with its fields", async (path, fields) => {
    const carla = await server.register(
      `Carla ${path.length} ${fields.join("")}`.replaceAll(" ", "-"),
    );
    const answer = await ask(carla, path);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ error: { fields: object } }>().error.fields)).toEqual(fields);
  });

  test("a failing model is 503 with a message, and never replaced by known facts", async () => {
    const dora = await server.register("Dora");
    model.mode = "failing";
    const answer = await ask(dora, louvre, "ru");
    model.mode = "fine";
    const message = "Ошибка сервера. Попробуйте позже или напишите нам в мессенджер.";
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { success: false, message, error: { code: "UPSTREAM_UNAVAILABLE", message } },
    ]);
  });

  test("AI_DAILY_LIMIT drafts a day for an account, from any address; then a message", async () => {
    const eva = await server.register("Eva");
    for (let time = 0; time < 3; time += 1) expect((await ask(eva)).statusCode).toBe(200);
    const before = model.asked.length;
    for (const [language, words] of [
      ["en", /limit of AI drafts/],
      ["ru", /Дневной лимит/],
    ] as const) {
      const refused = await ask(eva, louvre, language);
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        429,
        expect.stringMatching(words),
      ]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000);
    }
    expect(model.asked).toHaveLength(before);
    expect((await ask(anna)).statusCode).toBe(200);
  });

  test("the key is never logged", () => {
    expect(server.log.join("")).not.toContain(modelKey);
  });
});

test.each(testDatabases())(
  "without a model ($name) facts are answered, and 404 where none are known",
  async (kind) => {
    const server = await startTestApp(kind);
    try {
      const anna = await server.register("Anna");
      const config = (await server.call("GET", "service/config")).json<ServiceConfig>();
      expect(config.ai).toBe(false);
      const draft = (await server.call("GET", louvre, { as: anna })).json<PlaceDraft>();
      expect(draft).toMatchObject({ ai: false, workingHours: null, tips: [] });
      expect(draft.description).toMatch(/^Nearest town: Paris, /);
      const buoy = "ai/place?name=Buoy&latitude=0&longitude=0";
      const answer = await server.call("GET", buoy, { as: anna, headers: { "x-language": "ru" } });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        "Место не найдено. Уточните название или выберите другую область на карте.",
      ]);
    } finally {
      await server.dispose();
    }
  },
);
