import { endpoints } from "@castor/core/endpoints.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { queryClient } from "../http/query-client.ts";
import { awaitOfferedLogins } from "./offered-logins.ts";

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

/** Tells whether the wait is over. */
function watch(waiting: Promise<void>): { isOver: () => boolean } {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}

test("a first visit waits for the server's social logins", async () => {
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

test("a slow server is waited for 600 ms at most", async () => {
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

test("a server that fails is not waited for", async () => {
  api.on(config, () => refuse("TOO_MANY_REQUESTS"));
  await awaitOfferedLogins();
  expect(api.callsOf(config)).toHaveLength(1);
});

test("a later visit does not wait", async () => {
  writeStored("social_logins", "[]");
  await awaitOfferedLogins();
  expect(api.callsOf(config)).toEqual([]);
});
