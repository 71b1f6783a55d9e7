import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadIfReachable, reloadWhenStale } from "./stale-build.ts";

const reload = vi.fn();
reloadWhenStale("http://castor.example/assets/index-1.js", reload);

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageOf = (entry: string) => async () =>
  new Response(`<link rel="modulepreload" href="/assets/${entry}.js">`);

async function missChunk(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("/", { cache: "no-store" }));
  await new Promise((resolve) => setTimeout(resolve));
}

test("a chunk that an update has removed reloads the page, once", async () => {
  await missChunk(pageOf("index-2"));
  await missChunk(pageOf("index-2"));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["after a short loss of the network", pageOf("index-1")],
  ["while the server restarts", async () => new Response("", { status: 503 })],
  ["behind the login page of a network", async () => new Response("<h1>Free Wi-Fi</h1>")],
])("%s a missing chunk leaves the page as it is", async (_, answer) => {
  await missChunk(answer);
  expect(reload).not.toHaveBeenCalled();
});

test("without session storage the page does not reload, since it might never stop", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  await missChunk(pageOf("index-2"));
  expect(reload).not.toHaveBeenCalled();
});

test("what failed again reloads the page if the server is there", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  expect(await reloadIfReachable(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", pageOf("index-1"));
  expect(await reloadIfReachable(reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
