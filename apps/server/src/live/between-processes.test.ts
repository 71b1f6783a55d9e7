import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { followTrip, lastEvent } from "../../testing/calls/follow-trip.ts";
import { addTrip } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { startRedis } from "../../testing/databases/redis.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { makeRedisClient, type RedisClient } from "../redis/redis-client.ts";

const [, postgres] = testDatabases();
const soon = { timeout: 15_000, interval: 50 };

/** Two processes that tell each other by a link. Versions are not compared, but when a link is there. */
async function serveTwo(environment: Record<string, string>) {
  if (postgres === undefined) throw new Error("No PostgreSQL.");
  const server = await serveTests(postgres, environment, { liveFigures: { compareMs: 3_600_000 } });
  const anna = await server.register("Anna");
  const twin = await server.startTwin();
  await twin.ready();
  const { id } = await addTrip(server, anna);
  const window = await followTrip(server.app, id, anna);
  let version = 1;
  const rename = async (name: string) => {
    const key = randomUUID();
    version += 1;
    const headers = { authorization: `Bearer ${anna.accessToken}`, "idempotency-key": key };
    await twin.inject({ method: "POST", url: "/api/trip", headers, payload: { id, name } });
    return key;
  };
  return {
    ...{ server, twin, window, rename },
    /** Without a link yet, a comparison tells of the change, and not whose it is. */
    isTold: (name: string) =>
      vi.waitFor(async () => {
        const key = await rename(name);
        await lastEvent(window, { version, changeIds: [key] }, 500);
      }, soon),
    isFound: () => lastEvent(window, { version }, soon.timeout),
  };
}

/** The connections for news. */
const ofNews =
  "from pg_stat_activity where application_name = 'castor news' and datname = current_database()";

/** Answers how many rows there are. */
async function askPostgres(url: string | undefined, statement: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount;
}

describe("two processes on PostgreSQL", async () => {
  const { server, twin, window, rename, isTold, isFound } = await serveTwo({});

  test("tell each other of changes, also after the connection for that broke", async () => {
    await isTold("By the other");
    expect(
      await askPostgres(server.config.databaseUrl, `select pg_terminate_backend(pid) ${ofNews}`),
    ).toBe(2);
    await rename("After the cut");
    await isFound();
    expect(JSON.stringify(window.events)).not.toContain("After");
    await isTold("With a new connection");
    window.leave();
    await twin.close();
  });
});

describe("two processes with a Redis", async () => {
  let redis = await startRedis();
  afterAll(() => redis.kill());
  const { server, twin, window, rename, isTold, isFound } = await serveTwo({
    REDIS_URL: redis.url,
  });
  const withClient = async <T>(ask: (client: RedisClient) => Promise<T>): Promise<T> => {
    const client = makeRedisClient(redis.url);
    await client.connect();
    try {
      return await ask(client);
    } finally {
      client.destroy();
    }
  };
  const connections = () => withClient(async (client) => (await client.clientList()).length - 1);
  const linesWith = (words: string) => server.log.filter((line) => line.includes(words));

  test("tell each other of changes by it alone, on a channel of their installation", async () => {
    await isTold("By the other");
    expect(await withClient((client) => client.pubSubChannels())).toEqual([
      expect.stringMatching(/^castor:news:[\w-]{22}$/),
    ]);
    const { databaseUrl } = server.config;
    expect(await askPostgres(databaseUrl, `select pid ${ofNews}`)).toBe(0);
  });

  test("tell each other again after it was restarted in the middle, and find what was missed", async () => {
    const { port } = redis;
    await redis.kill();
    await vi.waitFor(() => expect(linesWith("Redis does not answer")).not.toEqual([]), soon);
    await rename("While it was away");
    redis = await startRedis({ port });
    await isFound();
    await isTold("After it came back");
    expect(linesWith("Redis does not answer")).toHaveLength(2);
    await vi.waitFor(() => expect(linesWith("Redis answers again")).toHaveLength(2), soon);
  });

  test("tell each other again after it hung", async () => {
    redis.hang();
    await rename("While it hung");
    redis.goOn();
    await isTold("After it hung");
  });

  test("leave no connection when they stop", async () => {
    window.leave();
    await vi.waitFor(async () => expect(await connections()).toBe(4), soon);
    await twin.close();
    await vi.waitFor(async () => expect(await connections()).toBe(2), soon);
  });
});
