import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markChanged } from "./query-client.ts";
import { takeFirstRequest } from "./take-first-request.ts";

const headers = { Accept: "application/json", "X-Language": "en", Authorization: "Bearer token" };
const request = { path: "/api/trip/t1", method: "GET", headers, body: null };
const answer = new Response("{}");
const { signal } = new AbortController();
const take = (change: object = {}) => takeFirstRequest({ ...request, ...change }, signal);

beforeEach(() => {
  const sent = { path: request.path, headers: { ...headers }, at: Date.now(), abort: vi.fn() };
  window.firstRequests = {
    readConfig: async () => null,
    sent: { ...sent, answer: Promise.resolve(answer) },
  };
});
afterEach(() => {
  delete window.firstRequests;
  vi.useRealTimers();
});

test("The answer of what the page has asked before its code was there is taken once", async () => {
  expect(await take({ path: "/api/tours" })).toBeNull();
  expect(await take()).toBe(answer);
  expect(await take()).toBeNull();
});

test("Another user, another language or a refreshed token asks anew", async () => {
  for (const other of ["Bearer other", ""])
    expect(await take({ headers: { ...headers, Authorization: other } })).toBeNull();
  expect(await take({ headers: { ...headers, "X-Language": "ru" } })).toBeNull();
  expect(await take({ headers: { ...headers, "If-Match": "1" } })).toBeNull();
});

test("A change makes it stale", async () => {
  expect(await take({ method: "POST", path: "/api/point" })).toBeNull();
  expect(await take()).toBeNull();
});

test("A change in another window makes it stale", async () => {
  await markChanged(["trips"]);
  expect(await take()).toBeNull();
});

test("What was sent long ago is asked anew", async () => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 11_000);
  expect(await take()).toBeNull();
});

test("Whoever no longer waits for the answer ends the request", async () => {
  const abort = window.firstRequests?.sent?.abort;
  const controller = new AbortController();
  await takeFirstRequest(request, controller.signal);
  controller.abort();
  expect(abort).toHaveBeenCalledOnce();
});
