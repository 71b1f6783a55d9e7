import { endpoints } from "@castor/core/endpoints.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../testing/fake-api.ts";
import { makeConfig } from "../../testing/make-config.ts";
import { writeStored } from "../device/storage.ts";
import { awaitOfferedLogins } from "./offered-logins.ts";
import { queryClient } from "./query-client.ts";

const { config } = endpoints.services;
let api: FakeApi;

beforeEach(() => {
  writeStored("social_logins", null);
  api = new FakeApi().on(config, () => makeConfig());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Whether the page may be drawn yet. */
function watch(waiting: Promise<void>): { isOver: () => boolean } {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}

test("a browser that never heard of the server's social logins waits until it has", async () => {
  const { released, release } = holdBack();
  api.on(config, async () => {
    await released;
    return makeConfig();
  });
  const wait = watch(awaitOfferedLogins());
  await vi.waitFor(() => expect(api.callsOf(config)).toHaveLength(1));
  expect(wait.isOver()).toBe(false);
  release();
  await vi.waitFor(() => expect(wait.isOver()).toBe(true));
});

test("a slow server is waited for no longer than a moment", async () => {
  vi.useFakeTimers();
  const { released, release } = holdBack();
  api.on(config, async () => {
    await released;
    return makeConfig();
  });
  const wait = watch(awaitOfferedLogins());
  await vi.advanceTimersByTimeAsync(500);
  expect(wait.isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(wait.isOver()).toBe(true);
  release();
});

test("a server that does not say is not waited for", async () => {
  api.on(config, () => refuse("TOO_MANY_REQUESTS"));
  await awaitOfferedLogins();
  expect(api.callsOf(config)).toHaveLength(1);
});

test("a browser that has heard before waits for nothing", async () => {
  writeStored("social_logins", "[]");
  await awaitOfferedLogins();
  expect(api.callsOf(config)).toEqual([]);
});
