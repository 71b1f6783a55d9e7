import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isConnected, noteAnswer, noteNoAnswer, watchConnection } from "./connection.ts";

const fetched = vi.fn<() => Promise<Response>>();
const onChange = vi.fn();
const dead = () => Promise.reject(new TypeError("Failed to fetch"));
const alive = () => Promise.resolve(Response.json({}));
const settle = () => vi.advanceTimersByTimeAsync(0);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockReset());
  stop = watchConnection(onChange.mockReset());
});
afterEach(() => {
  noteAnswer();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a call without an answer does not count while the server answers others", async () => {
  fetched.mockImplementation(alive);
  noteNoAnswer();
  await settle();
  expect([isConnected(), onChange.mock.calls.length]).toEqual([true, 0]);
});

test("a server that does not answer is asked again after 2, 4, 8, 16, 30 and 30 seconds, until it does", async () => {
  fetched.mockImplementation(dead);
  noteNoAnswer();
  await settle();
  expect(isConnected()).toBe(false);
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    const asked = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(fetched.mock.calls.length).toBe(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls.length).toBe(asked + 1);
  }
  fetched.mockImplementation(alive);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isConnected(), onChange.mock.calls.length]).toEqual([true, 2]);
});

test("a proxy without a server behind it does not count as an answer", async () => {
  fetched.mockImplementation(async () => new Response("", { status: 502 }));
  noteNoAnswer();
  await settle();
  expect(isConnected()).toBe(false);
});

test("whoever looks at the page does not wait for the next probe", async () => {
  fetched.mockImplementation(dead);
  noteNoAnswer();
  await settle();
  fetched.mockImplementation(alive);
  window.dispatchEvent(new Event("focus"));
  await settle();
  expect(isConnected()).toBe(true);
});

test("without a network the server is not asked", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  noteNoAnswer();
  await settle();
  expect([isConnected(), fetched.mock.calls.length]).toEqual([false, 0]);
  expect(onChange).toHaveBeenCalled();
});
