import { expect, test, vi } from "vitest";
import { emptyStores } from "../../../../testing/memory-store.ts";
import { rememberAnswer } from "./remember-answer.ts";
import { readAnswer } from "./response-cache.ts";

vi.mock(
  "idb-keyval",
  async () => (await import("../../../../testing/memory-store.ts")).memoryKeyval,
);

test("what was received is stored when the page is left before the browser was idle", async () => {
  emptyStores();
  // The browser is never idle.
  vi.stubGlobal("requestIdleCallback", () => 0);
  const answer = { owner: "", tripId: null, tripName: null, body: { a: 1 }, headers: {} };
  rememberAnswer({ key: "k", at: Date.now(), ...answer });
  expect(await readAnswer("k")).toBeNull();
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitFor(async () => expect(await readAnswer("k")).toMatchObject({ text: '{"a":1}' }));
});
