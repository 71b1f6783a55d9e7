import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { chooseApiOrigin } from "./api-host.ts";
import { callDated, callEndpoint } from "./call-endpoint.ts";

const { trips, points, services } = endpoints;
const serverError = "Server error. Please try again later or contact us in the messenger.";
let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetEverybody();
});

test("Every call carries the bearer token when stored, the language and the caller's zone", async () => {
  api.on(trips.list, () => []);
  await callEndpoint(trips.list, { mode: "old" });
  logInAs("anna", "token-1");
  await callEndpoint(trips.list, {});
  const [visitor, owner] = api.calls;
  expect(visitor?.path).toBe("/api/trip?mode=old");
  expect(visitor?.headers.get("Authorization")).toBeNull();
  expect(owner?.headers.get("Authorization")).toBe("Bearer token-1");
  expect(owner?.headers.get("X-Language")).toBe("en");
  expect(owner?.headers.get("X-Time-Zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("A body's content type is sent only with a body", async () => {
  api.on(trips.get, ({ id }) => makeTrip({ id }));
  api.on(points.save, () => makePoint());
  await callEndpoint(trips.get, { id: "a" });
  await callEndpoint(points.save, { body: { id: "p", name: "Tower" } });
  expect(api.calls.map(({ headers }) => headers.get("Content-Type"))).toEqual([
    null,
    "application/json",
  ]);
});

test("Calls that create carry a UUID as Idempotency-Key, others none", async () => {
  api.on(trips.get, ({ id }) => makeTrip({ id }));
  api.on(trips.save, () => makeTrip());
  await callEndpoint(trips.get, { id: "a" });
  await callEndpoint(trips.save, { body: { name: "Vienna" } });
  const keys = api.calls.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toBeNull();
  expect(keys[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("A refusal carries the server's message and the messages of its fields", async () => {
  api.on(trips.save, () => refuse("VALIDATION_FAILED", "Please check.", { name: "Too long." }));
  await expect(callEndpoint(trips.save, { body: { name: "x" } })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    message: "Please check.",
    fields: { name: "Too long." },
  });
});

test("A refusal without its own message carries its error's message", async () => {
  const error = { code: "VALIDATION_FAILED", message: "Please check." };
  api.on(trips.save, () => Response.json({ success: false, message: "", error }, { status: 400 }));
  await expect(callEndpoint(trips.save, { body: { name: "x" } })).rejects.toMatchObject(error);
});

test.each([
  ["500", () => refuse("INTERNAL", "secret")],
  ["503", () => refuse("UPSTREAM_UNAVAILABLE", "secret")],
  ["a proxy's error page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["no answer while online", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("For %s the specified message is shown", async (_, answer) => {
  api.on(trips.get, answer);
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({
    message: serverError,
  });
});

test("An error of the server names the request, which the operator finds in the log", async () => {
  const headers = { "X-Request-Id": "af7a225c-2" };
  api.on(trips.get, () => Response.json({ success: false }, { status: 500, headers }));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({
    message: `${serverError} (Request af7a225c-2)`,
  });
});

test("Without a network the message says so", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.on(trips.get, () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({
    code: "NO_ANSWER",
    message: "No internet connection",
  });
  vi.restoreAllMocks();
});

test("A response that does not match the row's schema is an error", async () => {
  api.on(trips.get, () => Response.json({ id: "a", name: 5 }));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ code: "BAD_ANSWER" });
});

test("A dated answer carries its day and its source; without a day it is an error", async () => {
  const rates = { EURUSD: 1.25 };
  const day = { "Last-Modified": "Fri, 20 Nov 2026 23:59:59 GMT" };
  const ask = (headers: Record<string, string>) => {
    api.on(services.rates, () => Response.json(rates, { headers }));
    return callDated(services.rates, { currency: "EUR" });
  };
  expect(await ask({ ...day, "X-Source": "ecb-cbr" })).toEqual({
    answer: rates,
    date: "2026-11-20",
    source: "ecb-cbr",
  });
  expect(await ask(day)).toMatchObject({ date: "2026-11-20", source: "" });
  await expect(ask({})).rejects.toMatchObject({ code: "BAD_ANSWER" });
  await expect(ask({ "Last-Modified": "lately" })).rejects.toMatchObject({ code: "BAD_ANSWER" });
});

test("The API is on port 3000 for the dev server's page, else on the page's own origin", () => {
  const originOf = (page: string, overrides = {}) => chooseApiOrigin(new URL(page), overrides);
  expect(originOf("http://localhost:5173/trips")).toBe("http://localhost:3000");
  expect(originOf("https://castor.example/trips")).toBe("https://castor.example");
  const overrides = { "castor.example": "https://api.castor.example" };
  expect(originOf("https://castor.example/trips", overrides)).toBe("https://api.castor.example");
});
