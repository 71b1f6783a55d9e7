import type { PlaceDraft } from "@castor/core/services/place-draft.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { drafts, type FakeModel, startFakeModel } from "../../testing/fake-model.ts";
import { modelKey } from "../../testing/model-protocols.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

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

  test("config says that a model writes", async () => {
    const config = (await server.call("GET", "service/config")).json<ServiceConfig>();
    expect(config.ai).toBe(true);
  });

  test("a draft in the caller's language, which nobody keeps", async () => {
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

  test("only for people with a login, and never by a HEAD", async () => {
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

  test("a model that fails is 503 in words, and known facts never stand in for it", async () => {
    const dora = await server.register("Dora");
    model.mood = "failing";
    const answer = await ask(dora, louvre, "ru");
    model.mood = "fine";
    const message = "Ошибка сервера. Попробуйте позже или напишите нам в мессенджер.";
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { success: false, message, error: { code: "UPSTREAM_UNAVAILABLE", message } },
    ]);
  });

  test("AI_DAILY_LIMIT drafts a day for an account, from wherever; then words that say so", async () => {
    const eva = await server.register("Eva");
    for (let time = 0; time < 3; time += 1) expect((await ask(eva)).statusCode).toBe(200);
    const before = model.asked.length;
    for (const [language, words] of [
      ["en", /writes for one account in a day/],
      ["ru", /за сутки/],
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

  test("the key is in no line of the log", () => {
    expect(server.log.join("")).not.toContain(modelKey);
  });
});

test.each(testDatabases())(
  "without a model ($name) facts are told, and 404 where none are known",
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
