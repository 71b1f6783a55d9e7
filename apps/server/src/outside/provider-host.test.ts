import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ProviderHost } from "./provider-host.ts";

const log = { info: vi.fn<(line: object) => void>(), warn: vi.fn<(line: object) => void>() };
let server: Server;
let asked: string[];
let host: ProviderHost;

/** Answers what is asked for at `/answer`, nothing else. */
beforeEach(async () => {
  asked = [];
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/answer") response.end("1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = new ProviderHost({
    name: "test",
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    now: () => 0,
    mostBytes: 1_000,
    atOnce: 2,
    mostWaiting: 20,
  });
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

const ask = (path: string, signal = new AbortController().signal) =>
  host.get(path, { schema: z.number() }, signal);

/** Asks for what is never answered until the caller's time is over. */
async function askInVain(patience = new AbortController(), meanwhile = async () => {}) {
  const before = asked.length;
  const call = ask("/silence", patience.signal);
  await expect.poll(() => asked.length).toBe(before + 1);
  await meanwhile();
  patience.abort();
  await expect(call).rejects.toMatchObject({ kind: "silent" });
}

test("a service that says nothing in all the time of a call rests", async () => {
  await ask("/answer");
  await askInVain();
  await expect(ask("/answer")).rejects.toMatchObject({ kind: "resting" });
});

test("time that other answers took is no silence", async () => {
  const patience = new AbortController();
  await ask("/answer", patience.signal);
  await askInVain(patience);
  await askInVain(new AbortController(), async () => {
    await ask("/answer");
  });
  expect(await ask("/answer")).toBe(1);
});

test("a service that has gone rests at once, whatever it answered before", async () => {
  const { signal } = new AbortController();
  await ask("/answer", signal);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await expect(ask("/answer", signal)).rejects.toMatchObject({ kind: "silent" });
  await expect(ask("/answer", signal)).rejects.toMatchObject({ kind: "resting" });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
