import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";

const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
];

describe.each(testDatabases())("answers on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");

  const inject = (method: string, url: string, payload?: string, headers?: object) =>
    server.app.inject({
      method: method as "GET",
      url,
      headers: { authorization: `Bearer ${anna.accessToken}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
  const json = { "content-type": "application/json" };

  test("an error is its status and one form, with a message in the language of X-Language", async () => {
    const answer = await server.call("GET", "trip", { headers: { "x-language": "ru" } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      success: false,
      message: "Войдите, чтобы продолжить.",
      error: { code: "UNAUTHORIZED", message: "Войдите, чтобы продолжить." },
    });
    const unknown = await server.call("GET", "trip", { headers: { "x-language": "de" } });
    expect(unknown.json()).toMatchObject({ message: "Please log in to continue." });
  });

  test("fields maps each wrong field's path to its message in the caller's language", async () => {
    const answer = await server.call("POST", "service/route", {
      body: { points: [{ lat: 91, lng: "x" }, { lat: 1 }] },
      headers: { "x-language": "ru" },
    });
    expect(answer.json()).toMatchObject({
      error: {
        code: "VALIDATION_FAILED",
        fields: {
          "points.0.lat": "Неверная координата.",
          "points.0.lng": "Нужно число.",
          "points.1.lng": "Это поле обязательно.",
        },
      },
    });
  });

  test.each([
    ["malformed JSON", "{", json],
    ["a body that is no JSON", "name=x", { "content-type": "application/x-www-form-urlencoded" }],
    ["a body without content type", '{"name":"x"}', {}],
    ["no body", undefined, {}],
    ["an empty body", "", json],
    ["a list for a body", "[]", json],
  ])("%s is 400 where a row has a body", async (_, payload, headers) => {
    expect(codeOf(await inject("POST", "/api/trip", payload, headers))).toEqual([
      400,
      "VALIDATION_FAILED",
    ]);
  });

  test("a body over 1 MiB is 413", async () => {
    const payload = JSON.stringify({ name: "x".repeat(1_048_576) });
    const answer = await inject("POST", "/api/trip", payload, json);
    expect(codeOf(answer)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["GET", "/api/trip/copy"],
    ["GET", "/api/auth/login"],
    ["POST", "/api/nothing"],
    ["PUT", "/api/trip"],
    ["POST", "/trips"],
  ])("%s %s, an unknown endpoint, is 404 in the same form", async (method, url) => {
    expect(codeOf(await inject(method, url, undefined, { accept: "text/html" }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });

  test.each(["/api/%", "/api/trip/%00", "/api/trip/a.b", `/api/trip/${"a".repeat(300)}`])(
    "an impossible id, as in %s, is 404 or 400, never a server error",
    async (url) => {
      expect([400, 404]).toContain((await inject("GET", url)).statusCode);
    },
  );

  test.each(["DELETE", "GET", "POST", "PUT"])(
    "an overlong id is 404 for %s, and the address is not logged",
    async (method) => {
      const tooLong = "secret".repeat(50);
      const path = method === "POST" ? "point/global" : "trip";
      const answer = await inject(method, `/api/${path}/${tooLong}`);
      expect(codeOf(answer)).toEqual([404, "NOT_FOUND"]);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(server.log.join("\n")).not.toContain(tooLong);
    },
  );

  test("a DELETE with a JSON content type and no body is answered", async () => {
    const { id } = (await server.call("POST", "trip", { as: anna, body: { name: "x" } })).json<{
      id: string;
    }>();
    const answer = await inject("DELETE", `/api/trip/${id}`, "", json);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  });

  test("a slash at the end of a path makes no difference", async () => {
    expect((await inject("GET", "/api/auth/me/")).statusCode).toBe(200);
    expect((await inject("POST", "/api/point/attach/", "{}", json)).statusCode).toBe(400);
  });

  test("HEAD is answered for a GET, but not for one that changes something", async () => {
    expect((await inject("HEAD", "/api/auth/me")).statusCode).toBe(200);
    const { id } = (await server.call("POST", "trip", { as: anna, body: { name: "x" } })).json<{
      id: string;
    }>();
    expect((await inject("HEAD", `/api/trip/copy/${id}`)).statusCode).toBe(404);
  });

  test.each(["a\u0000b", "half a pair \ud800"])(
    "a text that databases cannot store, %j, is refused with its field",
    async (name) => {
      const answer = await server.call("POST", "trip", { as: anna, body: { name } });
      expect(answer.json()).toMatchObject({ error: { fields: { name: "Invalid value." } } });
    },
  );

  test("unknown fields of a body are ignored, __proto__ among them", async () => {
    const payload = '{"name":"x","isAdmin":"\\u0000","__proto__":{"adults":9}}';
    const answer = await inject("POST", "/api/trip", payload, json);
    expect(answer.json()).toMatchObject({ name: "x", adults: 2 });
    expect(answer.json()).not.toHaveProperty("isAdmin");
  });

  test("a body with many errors gets a short answer", async () => {
    const payload = `{"points":[${Array(300_000).fill("{}").join(",")}]}`;
    const answer = await inject("POST", "/api/service/route", payload, json);
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(10_000);
  });

  test("answers over 1 kB are compressed for callers that accept it, and never cached by proxies", async () => {
    const list = await inject("GET", "/api/trip");
    expect(list.headers).not.toHaveProperty("content-encoding");
    expect(list.headers).not.toHaveProperty("strict-transport-security");
    for (let made = 0; made < 5; made += 1)
      await server.call("POST", "trip", { as: anna, body: { name: "x".repeat(200) } });
    const long = await inject("GET", "/api/trip", undefined, { "accept-encoding": "gzip, br" });
    expect(long.headers).toMatchObject({
      "content-encoding": "gzip",
      "cache-control": "no-store",
      vary: "Accept-Encoding",
    });
    const plain = await inject("GET", "/api/trip", undefined, { "accept-encoding": "gzip;q=0" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
  });

  test("a server error is 500 without internals; the log has them, with the request's id", async () => {
    const broken = await startTestApp(kind);
    await broken.database.close();
    const answer = await broken.call("POST", "auth/login", {
      body: { username: "a@b.co", password: "secret password 1" },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      message: "Server error. Please try again later or contact us in the messenger.",
      error: {
        code: "INTERNAL",
        message: "Server error. Please try again later or contact us in the messenger.",
      },
    });
    const line = broken.log.find((text) => text.includes("a call failed")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      reqId: answer.headers["x-request-id"],
      err: { stack: expect.stringContaining("database") },
    });
    expect(line).not.toContain("secret password 1");
    const ofCall = broken.log.find((text) => text.includes('"ms":')) ?? "{}";
    expect(JSON.parse(ofCall)).toMatchObject({ row: "account.login", status: 500 });
    await broken.dispose();
  });

  test("ready is 503 without the database, health is not", async () => {
    const broken = await startTestApp(kind);
    expect((await broken.call("GET", "ready")).json()).toEqual({ success: true });
    await broken.database.close();
    const answer = await broken.call("GET", "ready");
    expect(codeOf(answer)).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    expect(answer.headers["retry-after"]).toBe("1");
    expect((await broken.call("GET", "health")).statusCode).toBe(200);
    await broken.dispose();
  });
});
