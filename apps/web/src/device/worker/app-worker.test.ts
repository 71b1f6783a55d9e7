import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeStored } from "../storage/storage.ts";

const versionOf = (digit: string) => digit.repeat(64);

/** A worker that waits, and says its version; null for one of an earlier release, which does not answer. */
const makeWorker = (version: unknown) => ({
  postMessage(message: unknown, [port]: readonly MessagePort[] = []) {
    if (message === "tell-version" && version !== null) port?.postMessage(version);
  },
});

/** A page that was opened while this worker waits. */
async function open(version: unknown) {
  const registration = Object.assign(new EventTarget(), { waiting: makeWorker(version) });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve({ active: makeWorker(null) }),
    register: async () => registration,
  });
  vi.stubGlobal("caches", { open: async () => {} });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
  vi.resetModules();
  const worker = await import("./app-worker.ts");
  const { result } = renderHook(() => worker.useIsUpdateOffered());
  const answer = vi.spyOn(MessagePort.prototype, "close");
  await act(() => worker.startAppWorker("en"));
  return { ...worker, isOffered: () => result.current, said: answer };
}

beforeEach(() => writeStored("closed_update", null));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a version whose banner was closed is not offered again; the next one is", async () => {
  const first = await open(versionOf("a"));
  await vi.waitFor(() => expect(first.isOffered()).toBe(true));
  act(first.closeUpdate);
  expect(first.isOffered()).toBe(false);
  vi.unstubAllGlobals();

  const again = await open(versionOf("a"));
  await vi.waitFor(() => expect(again.said).toHaveBeenCalled());
  await act(async () => {});
  expect(again.isOffered()).toBe(false);
  vi.unstubAllGlobals();

  const next = await open(versionOf("b"));
  await vi.waitFor(() => expect(next.isOffered()).toBe(true));
});

test.each([[null], ["castor 2"], [{ version: "a" }]])(
  "a worker that says no version (%j) is offered at each visit",
  async (version) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval"] });
    for (const _ of ["first visit", "second visit"]) {
      const page = await open(version);
      await vi.waitFor(async () => {
        await act(() => vi.advanceTimersByTimeAsync(1_000));
        expect(page.isOffered()).toBe(true);
      });
      act(page.closeUpdate);
      expect(page.isOffered()).toBe(false);
      vi.unstubAllGlobals();
    }
  },
);
