import { execFileSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { type TestDatabaseKind, testDatabases } from "../../../testing/databases/each-database.ts";
import {
  runToEnd,
  type SpawnedServer,
  spawnServer,
} from "../../../testing/servers/spawn-server.ts";
import { addressFigures } from "../../http/limits/address-limits.ts";

const patience = { timeout: 20_000, interval: 50 };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const create = async (name: TestDatabaseKind["name"]) => {
  const place = await testDatabases()
    .find((kind) => kind.name === name)
    ?.create();
  if (place === undefined) throw new Error(`No ${name}.`);
  closers.push(() => place.dispose());
  return { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
};

const startTwo = async (more: Record<string, string> = {}) => {
  const server = await spawnServer({ ...(await create("postgres")), ...more }, "--workers", "2");
  closers.push(async () => {
    if (server.process.exitCode === null) await server.end("SIGTERM");
  });
  // Each says so when it listens.
  const count = () => server.output().split("Castor is ready").length - 1;
  await vi.waitFor(() => expect(count()).toBe(2), patience);
  return server;
};

const workersOf = ({ process: { pid } }: SpawnedServer) =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([own = 0]) => own);

const isHealthy = async ({ origin }: SpawnedServer) =>
  (await fetch(`${origin}/api/health`, { headers: { connection: "close" } })).ok;

test("with the embedded database, and without a number, workers are refused in one line", async () => {
  const sqlite = await create("sqlite");
  const { code, stderr } = await runToEnd(sqlite, "--workers", "2");
  expect([code, stderr]).toEqual([
    1,
    "--workers: the embedded database is for one process; set DATABASE_URL, or start without --workers.\n",
  ]);
  for (const number of ["0", "65", "two"])
    expect(await runToEnd(sqlite, "--workers", number)).toMatchObject({
      code: 1,
      stderr: "--workers: should be a number from 1 to 64.\n",
    });
});

test("a port that is taken ends all of them", async () => {
  const first = await startTwo();
  const PORT = new URL(first.origin).port;
  const environment = { ...(await create("postgres")), HOST: "127.0.0.1", PORT };
  const { code, stderr } = await runToEnd(environment, "--workers", "2");
  expect(code).toBe(1);
  expect(stderr).toContain(`PORT: port ${PORT} is taken by another program`);
});

test("a worker that is killed is replaced, while the other one serves", async () => {
  const server = await startTwo();
  const [killed = 0, other] = workersOf(server);
  process.kill(killed, "SIGKILL");
  await vi.waitFor(() => expect(server.output()).toContain(`worker ${killed} ended`), patience);
  expect(await isHealthy(server)).toBe(true);
  await vi.waitFor(() => expect(workersOf(server)).toHaveLength(2), patience);
  expect(workersOf(server)).toContain(other);
  expect(workersOf(server)).not.toContain(killed);
});

test("SIGTERM stops them all, and so does a group's signal to each of them", async () => {
  const server = await startTwo();
  const workers = workersOf(server);
  for (const worker of workers) process.kill(worker, "SIGTERM");
  expect(await isHealthy(server)).toBe(true);
  expect(await server.end("SIGTERM")).toBe(0);
  for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow("ESRCH");
});

test("a rate limit is one limit for all workers", async () => {
  const server = await startTwo({ RATE_LIMIT: "on" });
  const statuses: number[] = [];
  // Each call is a connection of its own: they go to the workers in turn.
  for (let call = 0; call < 40 && !statuses.includes(429); call += 1) {
    const answer = await fetch(`${server.origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", connection: "close" },
      body: "{}",
    });
    statuses.push(answer.status);
  }

  const allowed = addressFigures["account.register"]?.points;
  expect(statuses.filter((status) => status === 400)).toHaveLength(allowed ?? 0);
});
