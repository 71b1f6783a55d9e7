import { expect, test, vi } from "vitest";
import { emptyStores, MemoryStore } from "../../../../testing/memory-store.ts";
import { rememberAnswer } from "./remember-answer.ts";
import { readAnswer } from "./response-cache.ts";

vi.mock("../../../device/storage/indexed-db-store.ts", () => ({ IndexedDbStore: MemoryStore }));
// The browser is never idle.
vi.mock("../../../device/loading/when-idle.ts", () => ({ whenIdle: () => () => {} }));

test("what was received is stored when the page is left before the browser was idle", async () => {
  emptyStores();
  const answer = { owner: "", tripId: null, tripName: null, body: { a: 1 }, headers: {} };
  rememberAnswer({ key: "k", at: Date.now(), ...answer });
  expect(await readAnswer("k")).toBeNull();
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitFor(async () => expect(await readAnswer("k")).toMatchObject({ text: '{"a":1}' }));
});
