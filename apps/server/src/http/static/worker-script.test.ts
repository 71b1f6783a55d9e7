import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const script = "self.addEventListener('fetch', () => {});";
const [sqlite] = testDatabases();
let folder: string;
const servers: TestApp[] = [];

async function start(variables: Record<string, string> = {}): Promise<TestApp> {
  if (sqlite === undefined) throw new Error("No test database.");
  const folders = { checkout: folder, web: join(folder, "web"), geodata: join(folder, "geodata") };
  const server = await startTestApp(sqlite, { PUBLIC_SERVICES: "off", ...variables }, { folders });
  servers.push(server);
  return server;
}

const get = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: "/sw.js", headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-worker-"));
  await Promise.all(["web", "geodata"].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, "package.json"), '{"version":"1.2.3"}');
  await writeFile(join(folder, "web/index.html"), "<!doctype html><title>Castor</title>");
  await writeFile(join(folder, "web/sw.js"), script);
});
afterAll(async () => {
  for (const server of servers) await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

test("the service worker is a script that is revalidated at each visit", async () => {
  const server = await start();
  const answer = await get(server);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body.split("\n").slice(1).join("\n")).toBe(script);
  const again = await get(server, { "if-none-match": String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("the service worker is sent as %s to who takes it", async (encoding, decompress) => {
  const server = await start();
  const answer = await get(server, { "accept-encoding": encoding });
  expect(answer.headers).toMatchObject({
    ...{ "content-encoding": encoding, "cache-control": "no-cache" },
    vary: expect.stringContaining("Accept-Encoding"),
  });
  expect(decompress(answer.rawPayload).toString()).toContain(script);
  const again = await get(server, {
    ...{ "accept-encoding": encoding, "if-none-match": String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("another host of map tiles makes another worker, since the stored page has the policy of its day", async () => {
  const [usual, same, other] = await Promise.all([
    start(),
    start(),
    start({
      SATELLITE_TILES_URL: "https://tiles.castor.example/{z}/{x}/{y}.png",
      SATELLITE_CREDITS: "Sky of Castor=https://castor.example/sky",
    }),
  ]);
  const bodies = await Promise.all(
    [usual, same, other].map(async (server) => (await get(server)).body),
  );
  expect(bodies[1]).toBe(bodies[0]);
  expect(bodies[2]).not.toBe(bodies[0]);
  expect(bodies[2]).toContain(script);
});

test("a shared text that no worker took is not read: its page opens and says so", async () => {
  const { app } = await start();
  const answer = await app.inject({
    ...{ method: "POST", url: "/share-target", payload: "--x\r\nsecret\r\n--x--" },
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/share-target"]);
});
