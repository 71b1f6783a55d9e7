import { afterEach, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { runToEnd, spawnServer } from "../../testing/servers/spawn-server.ts";
import type { Database, PoolFigures } from "../db/database.ts";
import { ReplicatedDatabase } from "../db/replica/replicated-database.ts";
import { Metrics } from "./metrics.ts";

const poolOf = (figures: Omit<PoolFigures, "server">): Database => {
  const reject = () => Promise.reject(new Error("No database."));
  const reads = { read: reject, glance: reject };
  return {
    ...{ ...reads, kind: "postgres", forVisitors: reads, write: reject },
    pools: () => [{ ...figures, server: "primary" }],
    close: async () => undefined,
  };
};

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const start = async (more: Record<string, string> = {}) => {
  const [kind] = testDatabases();
  const place = await kind?.create();
  if (place === undefined) throw new Error("No database.");
  closers.push(() => place.dispose());
  const METRICS_PORT = String(await findFreePort());
  const server = await spawnServer({
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", METRICS_PORT },
    ...more,
  });
  closers.push(async () => {
    if (server.process.exitCode === null) await server.end("SIGKILL");
  });
  return { server, metrics: `http://127.0.0.1:${METRICS_PORT}/metrics` };
};

test("the figures count calls by row, and name nothing that somebody sent", async () => {
  const { server, metrics } = await start();
  await fetch(`${server.origin}/api/trip/secret-trip`);
  await fetch(`${server.origin}/api/catalog?search=secret-search`);
  await fetch(`${server.origin}/no-such-secret-page`);
  const answer = await fetch(metrics);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const figures = await answer.text();
  expect(figures).toContain('castor_http_request_seconds_count{row="catalog.list",status="2xx"} 1');
  expect(figures).toContain('castor_http_request_seconds_count{row="trips.get",status="4xx"} 1');
  expect(figures).toMatch(/castor_database_seconds_count\{way="glance",outcome="done"\} [1-9]/);
  expect(figures).toMatch(/castor_database_running\{way="glance"\} \d/);
  expect(figures).toContain("castor_mails_waiting 0");
  expect(figures).toContain("process_resident_memory_bytes");
  expect(figures).not.toContain("secret");
});

test("connections to the replica are told apart", async () => {
  const replicated = new ReplicatedDatabase({
    primary: poolOf({ total: 3, idle: 2, waiting: 0 }),
    replica: poolOf({ total: 1, idle: 0, waiting: 4 }),
    printLine: () => undefined,
  });
  closers.push(() => replicated.close());
  const metrics = new Metrics();
  metrics.measureDatabase(replicated);
  const figures = await metrics.registry.metrics();
  const line = (server: string, state: string) =>
    `castor_database_connections{server="${server}",state="${state}"}`;
  expect(figures).toContain(`${line("primary", "total")} 3\n`);
  expect(figures).toContain(`${line("primary", "idle")} 2\n`);
  expect(figures).toContain(`${line("replica", "total")} 1\n`);
  expect(figures).toContain(`${line("replica", "waiting")} 4\n`);
});

test("the figures have a port of their own", async () => {
  const { server, metrics } = await start();
  expect((await fetch(`${server.origin}/metrics`)).status).not.toBe(200);
  expect((await fetch(metrics.replace("/metrics", "/api/health"))).status).toBe(404);
  expect((await fetch(metrics, { method: "POST" })).status).toBe(405);
  const port = new URL(metrics).port;
  const { code, stderr } = await runToEnd({
    ...{ PORT: String(await findFreePort()), METRICS_PORT: port, HOST: "127.0.0.1" },
    DATA_DIR: closers.length > 0 ? `/tmp/castor-metrics-${port}` : "",
  });
  expect([code, stderr]).toEqual([
    1,
    `METRICS_PORT: port ${port} is taken by another program; stop it, or choose another with METRICS_PORT.\n`,
  ]);
});
