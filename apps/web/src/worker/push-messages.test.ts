// @vitest-environment node
import { expect, test, vi } from "vitest";
import { addressHere, openPush, readPush, showPush } from "./push-messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

const origin = "https://castor.example";
const message = { title: "Georgia", body: "Anna …", tag: "mentioned:1", path: "/tasks/1" };

/** A worker whose app has windows at these addresses. */
function makeScope(addresses: readonly string[] = []) {
  const focused: string[] = [];
  const opened: string[] = [];
  const told: unknown[] = [];
  const showNotification = vi.fn(async () => {});
  const scope = {
    registration: { showNotification },
    location: { origin },
    clients: {
      matchAll: async () =>
        addresses.map((url) => ({
          url,
          focus: async () => void focused.push(url),
          postMessage: (data: unknown) => void told.push(data),
        })),
      openWindow: async (address: string) => void opened.push(address),
    },
  } as unknown as WorkerScope;
  return { scope, focused, opened, told, showNotification };
}

test("a message is shown in the place of one of the same thing", async () => {
  const { scope, showNotification } = makeScope();
  await showPush(scope, JSON.stringify(message));
  const { title, path, ...shown } = message;
  const options = { ...shown, renotify: true, icon: "/icon-192.png", data: path };
  expect(showNotification.mock.calls).toEqual([[title, options]]);
});

test.each([undefined, "", "no JSON", "null", "[]", '{"title":1}'])(
  "a message that cannot be read is shown as one of Castor: %s",
  (text) => expect(readPush(text)).toEqual({ title: "Castor", body: "", tag: "castor", path: "/" }),
);

test("a press opens the page with its notice, or focuses the window that shows it already and tells it which one", async () => {
  const elsewhere = makeScope([`${origin}/trips`]);
  await openPush(elsewhere.scope, "/tasks/1?notice=7");
  expect([elsewhere.opened, elsewhere.focused]).toEqual([[`${origin}/tasks/1?notice=7`], []]);
  const there = makeScope([`${origin}/tasks/1`]);
  await openPush(there.scope, "/tasks/1?notice=7");
  expect([there.opened, there.focused]).toEqual([[], [`${origin}/tasks/1`]]);
  expect([elsewhere.told, there.told]).toEqual([[], [{ notice: "7" }]]);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  7,
])("an address of another site leads to the first page: %s", (path) =>
  expect(addressHere(path, origin)).toBe(`${origin}/`),
);
