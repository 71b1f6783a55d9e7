import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ProviderFailure } from "./provider-failure.ts";
import { ProviderHost } from "./provider-host.ts";

const log = {
  info: vi.fn<(line: object) => void>(),
  warn: vi.fn<(line: object) => void>(),
  error: vi.fn<(line: object) => void>(),
};
let server: Server;
let asked: string[];
let host: ProviderHost;
let now: number;

/** Answers at `/answer` only. */
beforeEach(async () => {
  asked = [];
  now = 0;
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/answer") response.end("1");
    if (url === "/elsewhere") response.writeHead(302, { location: "/answer" }).end();
    const [, status] = /^\/status\/(\d+)$/.exec(url) ?? [];
    if (status) response.writeHead(Number(status)).end("1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = new ProviderHost({
    name: "test",
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    now: () => now,
    maxBytes: 1_000,
    concurrency: 2,
    maxWaiting: 20,
  });
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

const ask = (path: string, signal = new AbortController().signal) =>
  host.get(path, { schema: z.number() }, signal);

/** Makes a call without an answer until the caller's time is over. */
async function askInVain(patience = new AbortController(), meanwhile = async () => {}) {
  const before = asked.length;
  const call = ask("/silence", patience.signal);
  await expect.poll(() => asked.length).toBe(before + 1);
  await meanwhile();
  patience.abort();
  await expect(call).rejects.toMatchObject({ kind: "silent" });
}

test("a service that is silent for the whole time of a call opens the circuit", async () => {
  await ask("/answer");
  await askInVain();
  await expect(ask("/answer")).rejects.toMatchObject({ kind: "circuitOpen" });
});

test("a redirect is not followed: it could lead to a private address", async () => {
  await expect(ask("/elsewhere")).rejects.toBeInstanceOf(ProviderFailure);
  expect(asked).toEqual(["/elsewhere"]);
});

test("time spent on other answers does not count as silence", async () => {
  const patience = new AbortController();
  await ask("/answer", patience.signal);
  await askInVain(patience);
  await askInVain(new AbortController(), async () => {
    await ask("/answer");
  });
  expect(await ask("/answer")).toBe(1);
});

test("a service that is gone opens the circuit at once, whatever it answered before", async () => {
  const { signal } = new AbortController();
  await ask("/answer", signal);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await expect(ask("/answer", signal)).rejects.toMatchObject({ kind: "silent" });
  await expect(ask("/answer", signal)).rejects.toMatchObject({ kind: "circuitOpen" });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

test("nor does time spent on another service, unless this one had as much", async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const figures = { log, now: () => now, maxBytes: 1_000, concurrency: 2, maxWaiting: 20 };
  const earlier = new ProviderHost({ name: "earlier", base, ...figures });
  const ask = async (earlierMs: number, ownMs: number) => {
    const patience = new AbortController();
    await earlier.get("/answer", { schema: z.number() }, patience.signal);
    now += earlierMs;
    await askInVain(patience, async () => {
      now += ownMs;
    });
  };
  await ask(3_700, 300);
  expect(await host.get("/answer", { schema: z.number() }, new AbortController().signal)).toBe(1);
  await ask(1_000, 3_000);
  await expect(
    host.get("/answer", { schema: z.number() }, new AbortController().signal),
  ).rejects.toMatchObject({ kind: "circuitOpen" });
});

test.each([429, 502, 503, 504])(
  "a service that answers %i is not called again at once",
  async (status) => {
    await expect(ask(`/status/${status}`)).rejects.toMatchObject({ kind: "silent" });
    await expect(ask("/answer")).rejects.toMatchObject({ kind: "circuitOpen" });
  },
);

test("a wrong answer does not open the circuit, three in a row do", async () => {
  for (let time = 0; time < 2; time++)
    await expect(ask("/status/500")).rejects.toMatchObject({ kind: "wrong" });
  await ask("/answer");
  for (let time = 0; time < 3; time++)
    await expect(ask("/status/500")).rejects.toMatchObject({ kind: "wrong" });
  await expect(ask("/answer")).rejects.toMatchObject({ kind: "circuitOpen" });
});
