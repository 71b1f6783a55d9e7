import { createClient } from "@redis/client";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type RunningRedis, startRedis } from "../../../testing/databases/redis.ts";
import { findFreePort } from "../../../testing/servers/free-port.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { addressFigures } from "./address-limits.ts";

const [sqlite] = testDatabases();
const allowed = addressFigures["account.register"]?.points ?? 0;
const soon = { timeout: 15_000, interval: 50 };

describe("rate limits through Redis", () => {
  let others = 0;
  const opened: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });

  const start = async (redisUrl: string): Promise<TestApp> => {
    if (sqlite === undefined) throw new Error("No test database.");
    const server = await startTestApp(sqlite, {
      RATE_LIMIT: "on",
      TRUST_PROXY: "1",
      REDIS_URL: redisUrl,
    });
    opened.push(() => server.dispose());
    return server;
  };
  const startOwnRedis = async (options?: Parameters<typeof startRedis>[0]) => {
    const redis = await startRedis(options);
    opened.push(() => redis.kill());
    return redis;
  };
  const twinOf = async (server: TestApp) => {
    const twin = await server.startTwin();
    opened.push(() => twin.close());
    await twin.ready();
    return twin;
  };

  const register = async (app: FastifyInstance, address: string) => {
    const headers = { "x-forwarded-for": address };
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/register",
      headers,
      body: {},
    });
    return answer.statusCode;
  };
  const registerOften = async (app: FastifyInstance, address: string, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push(await register(app, address));
    return statuses;
  };
  const linesWith = ({ log }: TestApp, words: string) => log.filter((line) => line.includes(words));
  const outages = (server: TestApp) => linesWith(server, "Redis does not answer");
  /** Other addresses make these calls, so that the counts under test stay unchanged. */
  const waitUntilShared = (server: TestApp, returns: number) =>
    vi.waitFor(async () => {
      others += 1;
      await register(server.app, `198.51.100.${others % 256}`);
      expect(linesWith(server, "Redis answers again")).toHaveLength(returns);
    }, soon);

  test("two servers count wrong logins together", async () => {
    const redis = await startOwnRedis();
    const server = await start(redis.url);
    const twin = await twinOf(server);
    const anna = await server.register("Anna");
    const logIn = (app: FastifyInstance, address: string, password: string) =>
      app.inject({
        method: "POST",
        url: "/api/auth/login",
        headers: { "x-forwarded-for": address },
        body: { username: anna.username, password },
      });
    const tries = Array.from({ length: 10 }, (_, index) =>
      logIn(index % 2 === 0 ? server.app : twin, "192.0.2.1", "wrong"),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(10).fill(401));
    for (const app of [server.app, twin]) {
      const refused = await logIn(app, "192.0.2.1", anna.password);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    }
    expect((await logIn(twin, "192.0.2.2", anna.password)).statusCode).toBe(200);
    expect(server.log.join("")).toContain("rate limits are shared through Redis");
  });

  test("entries in Redis name nobody and expire", async () => {
    const redis = await startOwnRedis();
    const server = await start(redis.url);
    await server.register("Berta");
    const body = { username: "berta@example.org", password: "wrong" };
    await server.call("POST", "auth/login", { body });
    const client = await createClient({ url: redis.url, RESP: 2 }).connect();
    const keys = await client.keys("*");
    expect(keys.map((key) => key.split(":").slice(0, 2).join(":")).toSorted()).toEqual([
      "castor:account.confirm",
      "castor:account.register",
      "castor:login-account",
      "castor:login-address",
      "castor:login-both",
      "castor:mail",
    ]);
    for (const key of keys) {
      expect(key).toMatch(/^castor:[\w.-]+:[\w-]{22}$/);
      const seconds = await client.ttl(key);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(3_600);
    }
    client.destroy();
  });

  test("Redis killed: each server goes on counting, logs one line, and shares again when Redis is back", async () => {
    const redis = await startOwnRedis();
    const server = await start(redis.url);
    const twin = await twinOf(server);
    expect(await register(server.app, "192.0.2.10")).toBe(400);
    await redis.kill();
    const alone = await registerOften(server.app, "192.0.2.10", allowed + 1);
    expect(alone).toEqual([...Array(allowed).fill(400), 429]);
    // One line of each server.
    await vi.waitFor(() => expect(outages(server)).toHaveLength(2), soon);

    await startOwnRedis({ port: redis.port });
    await waitUntilShared(server, 1);
    expect(await registerOften(server.app, "192.0.2.11", allowed)).toEqual(
      Array(allowed).fill(400),
    );
    await vi.waitFor(async () => {
      await register(twin, "198.51.100.1");
      expect(linesWith(server, "Redis answers again")).toHaveLength(2);
    }, soon);
    expect(await register(twin, "192.0.2.11")).toBe(429);
    expect(outages(server)).toHaveLength(2);
  });

  test("Redis hangs: calls are answered, and limits are shared again when it goes on", async () => {
    const redis = await startOwnRedis();
    const server = await start(redis.url);
    redis.hang();
    const alone = await registerOften(server.app, "192.0.2.20", allowed + 1);
    expect(alone).toEqual([...Array(allowed).fill(400), 429]);
    expect(outages(server)).toHaveLength(1);
    redis.goOn();
    await waitUntilShared(server, 1);
    expect(outages(server)).toHaveLength(1);
  });

  test("Redis out of reach at start: the server starts, logs it without the password, and shares when Redis comes", async () => {
    const port = await findFreePort();
    const server = await start(`redis://:hidden-word@127.0.0.1:${port}`);
    expect(await registerOften(server.app, "192.0.2.30", allowed + 1)).toContain(429);
    expect(outages(server)).toHaveLength(1);
    expect(outages(server)[0]).toContain("ECONNREFUSED");
    await startOwnRedis({ port, password: "hidden-word" });
    await waitUntilShared(server, 1);
    expect(server.log.join("")).not.toContain("hidden-word");
  });

  test("Redis hangs at start: the server waits only a second", async () => {
    const redis = await startOwnRedis();
    redis.hang();
    const server = await start(redis.url);
    expect(await register(server.app, "192.0.2.60")).toBe(400);
    expect(outages(server)).toHaveLength(1);
    expect(outages(server)[0]).toContain("no answer in 1000 ms");
    redis.goOn();
    await waitUntilShared(server, 1);
  });

  test("a wrong password in REDIS_URL is an outage and is not logged", async () => {
    const redis: RunningRedis = await startOwnRedis({ password: "right-word" });
    const server = await start(redis.url.replace("right-word", "wrong-word"));
    expect(await register(server.app, "192.0.2.40")).toBe(400);
    expect(outages(server)).toHaveLength(1);
    expect(server.log.join("")).not.toMatch(/(right|wrong)-word/);
  });

  test("a stopped server leaves no connection", async () => {
    const redis = await startOwnRedis();
    const server = await start(redis.url);
    const twin = await server.startTwin();
    const client = await createClient({ url: redis.url, RESP: 2 }).connect();
    const connections = async () => (await client.clientList()).length;
    expect(await connections()).toBe(3);
    await twin.close();
    await vi.waitFor(async () => expect(await connections()).toBe(2), soon);
    client.destroy();
    expect(await register(server.app, "192.0.2.50")).toBe(400);
  });
});
