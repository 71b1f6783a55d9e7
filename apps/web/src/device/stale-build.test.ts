import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenStale } from "./stale-build.ts";

const reload = vi.fn();
reloadWhenStale(reload);

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function missPart(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
}

test("a part that an update took away reloads the page, once", async () => {
  await missPart(async () => Response.json({ version: "2" }));
  await missPart(async () => Response.json({ version: "2" }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["while the server restarts", async () => new Response("", { status: 503 })],
])("%s a missing part leaves the page as it is", async (_, answer) => {
  await missPart(answer);
  expect(reload).not.toHaveBeenCalled();
});

test("where the browser remembers nothing, the page does not reload: it might never stop", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  await missPart(async () => Response.json({ version: "2" }));
  expect(reload).not.toHaveBeenCalled();
});
