import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@castor/core/account/session.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTripWriters, type TripWriters } from "../../testing/calls/trip-writers.ts";
import { freezePostgres } from "../../testing/databases/freeze-postgres.ts";
import { type RunningPostgres, startPostgres } from "../../testing/databases/postgres.ts";
import { type SpawnedServer, spawnServer } from "../../testing/servers/spawn-server.ts";

const writerCount = 6;
const answerMs = 5_000;
/** The longest wait for a 503: two seconds, and room for a busy machine. */
const refuseMs = 2_500;
const recoverMs = 10_000;
const patience = { timeout: 15_000, interval: 20 };

/** Stops the server with a signal. Answers a function that starts it again. */
const stopBy = (signal: NodeJS.Signals) => async (postgres: RunningPostgres) => {
  process.kill(postgres.pid(), signal);
  return () => postgres.startAgain();
};

const outages: [name: string, begin: (postgres: RunningPostgres) => Promise<() => unknown>][] = [
  ["is stopped fast", stopBy("SIGINT")],
  ["is stopped at once, as by a crash", stopBy("SIGQUIT")],
  ["hangs", ({ pid }) => freezePostgres(pid())],
];

// Each outage starts three servers in turn, on a machine that may be busy.
describe("under six writers", { timeout: 60_000 }, () => {
  let postgres: RunningPostgres;
  let server: SpawnedServer;
  let dataDir: string;
  let writers: TripWriters;
  let token: string;
  beforeEach(async () => {
    // Acknowledged writes survive: the write-ahead log is written before the answer.
    postgres = await startPostgres({ synchronous_commit: "on" });
    dataDir = await mkdtemp(join(tmpdir(), "castor-outage-"));
    server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    token = await register();
    writers = startTripWriters(server.origin, token, writerCount);
  });
  afterEach(async () => {
    await writers.stop();
    if (server.process.exitCode === null) await server.end("SIGKILL");
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`${server.origin}/api/${path}`, { signal: AbortSignal.timeout(answerMs), ...options });
  const post = (path: string, body: object) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const register = async () => {
    const account = { username: "anna@example.org", password: "password 1", publicName: "Anna" };
    await post("auth/register", account);
    const link = await vi.waitFor(() => {
      const [, found] = /token=([\w-]+)/.exec(server.output()) ?? [];
      if (found === undefined) throw new Error("No letter yet.");
      return found;
    }, patience);
    const session = (await (await post("auth/confirm", { token: link })).json()) as Session;
    return session.access_token;
  };
  const asAnna = () => ({ headers: { authorization: `Bearer ${token}` } });
  const statusOf = async (path: string) => (await ask(path)).status;
  /** Waits until `count` calls that began after `since` ended with this status. */
  const untilEnded = (status: number, since: number, count: number) =>
    vi.waitFor(() => {
      const ended = writers.calls.filter((call) => call.begun >= since && call.status === status);
      expect(ended.length).toBeGreaterThanOrEqual(count);
    }, patience);

  test.each(outages)(
    "a PostgreSQL that %s ends no process and loses nothing saved",
    async (_, begin) => {
      await untilEnded(200, 0, 10 * writerCount);
      const end = await begin(postgres);
      try {
        await untilEnded(503, performance.now(), 2 * writerCount);
        const statuses = [
          await statusOf("health"),
          await statusOf("ready"),
          await statusOf("health"),
        ];
        expect(statuses).toEqual([200, 503, 200]);
      } finally {
        await end();
      }
      const isBack = performance.now();
      await untilEnded(200, isBack, 10 * writerCount);
      const first = writers.calls.find(({ begun, status }) => begun >= isBack && status === 200);
      expect((first?.ended ?? Number.POSITIVE_INFINITY) - isBack).toBeLessThan(recoverMs);
      expect(await statusOf("ready")).toBe(200);
      await writers.stop();

      const failed = writers.calls.filter(({ status }) => status !== 200);
      const endings = new Set(failed.map(({ status, code }) => `${status} ${code}`));
      expect([...endings]).toEqual(["503 UPSTREAM_UNAVAILABLE"]);
      const longest = Math.max(...failed.map(({ begun, ended }) => ended - begun));
      expect(longest).toBeLessThan(refuseMs);
      expect(new Set(failed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["1"]));
      expect(server.process.exitCode).toBeNull();

      const trips = (await (await ask("trip", asAnna())).json()) as TripSummary[];
      const kept = new Set(trips.map(({ name }) => name));
      const saved = writers.calls.filter(({ status }) => status === 200);
      expect(saved.filter(({ name }) => !kept.has(name))).toEqual([]);
    },
  );
});
