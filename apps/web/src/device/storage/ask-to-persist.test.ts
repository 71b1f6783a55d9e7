// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { askToPersist } from "./ask-to-persist.ts";
import { writeStored } from "./storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  writeStored("persistence_asked", null);
});

test.each([["allows"], ["refuses"], ["fails"]])("a browser that %s is asked once", async (fate) => {
  const persist = vi.fn(async () => {
    if (fate === "fails") throw new TypeError("No.");
    return fate === "allows";
  });
  vi.stubGlobal("navigator", { storage: { persist } });
  await askToPersist();
  await askToPersist();
  expect(persist).toHaveBeenCalledTimes(1);
});

test("a browser that cannot be asked is not", async () => {
  vi.stubGlobal("navigator", {});
  await expect(askToPersist()).resolves.toBeUndefined();
});
