import { afterEach, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";

const patience = { timeout: 20_000, interval: 100 };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const startTwo = async () => {
  const place = await testDatabases()
    .find((kind) => kind.name === "postgres")
    ?.create();
  if (place === undefined) throw new Error("No PostgreSQL.");
  closers.push(() => place.dispose());
  const METRICS_PORT = String(await findFreePort());
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
  const server = await spawnServer({ ...environment, METRICS_PORT }, "--workers", "2");
  closers.push(async () => {
    if (server.process.exitCode === null) await server.end("SIGTERM");
  });
  const readAll = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const read = async (line: string) => {
    const found = (await readAll()).split("\n").find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length) ?? 0);
  };
  await vi.waitFor(
    () => expect(server.output().split("Castor is ready").length - 1).toBe(2),
    patience,
  );
  return { server, read, readAll };
};

const calls = 'castor_http_request_seconds_count{row="catalog.list",status="2xx"}';

/** Each call is a connection of its own: they go to the workers in turn. */
const callCatalog = async ({ origin }: SpawnedServer, times: number) => {
  for (let call = 0; call < times; call += 1)
    await fetch(`${origin}/api/catalog`, { headers: { connection: "close" } });
};

test("one scrape covers all workers, and what a dead one counted stays counted", async () => {
  const { server, read, readAll } = await startTwo();
  await callCatalog(server, 6);
  expect(await read(calls)).toBe(6);
  expect(await read("castor_workers")).toBe(2);
  expect(await read("castor_mails_waiting")).toBe(0);
  const connections = (state: string) =>
    read(`castor_database_connections{server="primary",state="${state}"}`);
  // Both have called the database.
  expect(await connections("total")).toBeGreaterThanOrEqual(2);
  expect(await connections("waiting")).toBe(0);

  const pid = /"pid":(\d+)/.exec(server.output())?.[1];
  process.kill(Number(pid), "SIGKILL");
  await vi.waitFor(() => expect(server.output()).toContain(`worker ${pid} ended`), patience);
  expect(await read(calls)).toBe(6);
  await callCatalog(server, 4);
  await vi.waitFor(async () => expect(await read("castor_workers")).toBe(2), patience);
  expect(await read(calls)).toBe(10);
  // One process serves them.
  expect((await readAll()).match(/^castor_workers /gm)).toHaveLength(1);
}, 60_000);
