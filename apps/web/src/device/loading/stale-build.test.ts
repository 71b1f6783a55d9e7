import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenStale } from "./stale-build.ts";

const reload = vi.fn();
reloadWhenStale("/assets/index-1.js", reload);

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function missChunk(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith("/assets/index-1.js", { method: "HEAD", cache: "no-store" }),
  );
  await new Promise((resolve) => setTimeout(resolve));
}

test("a chunk that an update has removed reloads the page, once", async () => {
  await missChunk(async () => new Response("", { status: 404 }));
  await missChunk(async () => new Response("", { status: 404 }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["after a short loss of the network", async () => new Response("", { status: 200 })],
  ["while the server restarts", async () => new Response("", { status: 503 })],
])("%s a missing chunk leaves the page as it is", async (_, answer) => {
  await missChunk(answer);
  expect(reload).not.toHaveBeenCalled();
});

test("without session storage the page does not reload, since it might never stop", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  await missChunk(async () => new Response("", { status: 404 }));
  expect(reload).not.toHaveBeenCalled();
});
