import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RouteFinder } from "./find-route.ts";
import { serveRoutes } from "./serve-routes.ts";

let folder: string;
let server: Server;
let url: string;
/** The latitudes that the library was called with, and the means to let it answer. */
let asked: number[];
let release: () => void;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "castor-ways-"));
  asked = [];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const route = async (query: string) => {
    asked.push((JSON.parse(query) as { locations: { lat: number }[] }).locations[0]?.lat ?? -1);
    await released;
    return "{}";
  };
  const finder = new RouteFinder(folder, {
    openActor: () => ({ route, matrix: route }),
    tileBuilder: "",
  });
  server = await serveRoutes(finder, 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/route`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request and waits until the server has read it. `status` resolves with the answer. */
async function ask(lat: number, signal?: AbortSignal) {
  const arrived = once(server, "request") as Promise<[IncomingMessage, ServerResponse]>;
  const json = JSON.stringify({ locations: [{ lat, lon: 1 }], costing: "auto" });
  const status = fetch(`${url}?json=${json}`, { signal: signal ?? null }).then(
    (answer) => answer.status,
    () => null,
  );
  const [, response] = await arrived;
  return { status, response };
}

test("the request of a client that is gone is dropped, and the next one is answered", async () => {
  const first = await ask(1);
  const leaving = new AbortController();
  const gone = await ask(2, leaving.signal);
  const last = await ask(3);
  leaving.abort();
  await once(gone.response, "close");
  release();
  expect([await first.status, await gone.status, await last.status]).toEqual([200, null, 200]);
  expect(asked).toEqual([1, 3]);
});

test("no more than twenty requests wait, and a client that is gone makes room", async () => {
  const leaving = new AbortController();
  const questions = [await ask(0)];
  const gone = await ask(1, leaving.signal);
  for (let lat = 2; lat < 20; lat += 1) questions.push(await ask(lat));
  expect(await (await ask(20)).status).toBe(503);
  leaving.abort();
  await once(gone.response, "close");
  questions.push(await ask(21));
  release();
  const statuses = await Promise.all(questions.map(({ status }) => status));
  expect(statuses).toEqual(Array(20).fill(200));
});
