import { limits } from "@castor/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { RateLimiters } from "../../http/limits/rate-limiters.ts";
import { LoginLimits } from "./login-limits.ts";

const [sqlite] = testDatabases();

/** Limits that count in this process, as without `REDIS_URL`. */
const countAlone = async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return new LoginLimits(await RateLimiters.open({ redisUrl: undefined, secret: "secret", log }));
};

const soon = { timeout: 10_000, interval: 1 };

describe("login limits", () => {
  let server: TestApp;
  let anna: Person;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, { RATE_LIMIT: "on", TRUST_PROXY: "1" });
    anna = await server.register("Anna");
  });
  afterAll(() => server.dispose());

  const logIn = (address: string, password: string, username = anna.username) =>
    server.call("POST", "auth/login", {
      body: { username, password },
      headers: { "x-forwarded-for": address },
    });

  test("ten wrong logins of an account from an address are 401, the next is 429 with Retry-After, even with the right password", async () => {
    const wrong = await Promise.all(
      Array.from({ length: limits.loginTriesPerAccount }, () => logIn("192.0.2.1", "wrong")),
    );
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const refused = await logIn("192.0.2.1", anna.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: "TOO_MANY_REQUESTS" } });
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(limits.loginWindowMinutes * 60);
  });

  test("nobody can lock another user out: the owner logs in from another address, slightly delayed", async () => {
    const begun = performance.now();
    expect((await logIn("192.0.2.2", anna.password)).statusCode).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(200);
  });

  test("right logins do not count", async () => {
    for (let time = 0; time < limits.loginTriesPerAccount + 2; time += 1)
      expect((await logIn("192.0.2.3", anna.password)).statusCode).toBe(200);
  });

  test("an address has a hundred wrong logins for any usernames, and an IPv6 network counts as one", async () => {
    const counted = await countAlone();
    const addresses = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    for (let index = 0; index < limits.loginTriesPerAddress; index += 1)
      await counted.begin(`name${index}@example.org`, addresses(index));
    await expect(counted.begin("other@example.org", addresses(999))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await counted.begin("other@example.org", "2001:db8:1:3::1");
  });

  test("an attempt refused for its account does not count for others at that address", async () => {
    const counted = await countAlone();
    for (let index = 0; index < limits.loginTriesPerAddress * 3; index += 1)
      await counted.begin("a@example.org", "192.0.2.8").catch(() => undefined);
    const left = limits.loginTriesPerAddress - limits.loginTriesPerAccount;
    for (let index = 0; index < left; index += 1)
      await counted.begin(`b${index}@example.org`, "192.0.2.8");
    await expect(counted.begin("c@example.org", "192.0.2.8")).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  test("an attempt whose password was not checked does not count", async () => {
    const counted = await countAlone();
    const fail = () => Promise.reject(new Error("no turn"));
    for (let index = 0; index < limits.loginTriesPerAddress * 2; index += 1)
      await expect(counted.attempt("a@example.org", "192.0.2.7", fail)).rejects.toThrow("no turn");
    const right = () => Promise.resolve("found");
    expect(await counted.attempt("a@example.org", "192.0.2.7", right)).toBe("found");
  });

  test("attempts of one address wait for each other and not for others", async () => {
    const counted = await countAlone();
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const look = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return undefined;
    };
    const tries = Array.from({ length: 50 }, (_, index) =>
      counted.attempt(`name${index}@example.org`, "192.0.2.6", look),
    );
    const right = () => Promise.resolve("found");
    expect(await counted.attempt("a@example.org", "192.0.2.5", right)).toBe("found");
    let isDone = false;
    const allTried = Promise.all(tries).finally(() => {
      isDone = true;
    });
    await vi.waitFor(() => {
      for (const end of ends.splice(0)) end();
      expect(isDone).toBe(true);
    }, soon);
    await allTried;
    expect(most).toBe(4);
  });

  test("wrong logins are forgotten after 15 minutes", async () => {
    vi.useFakeTimers();
    try {
      const counted = await countAlone();
      for (let index = 0; index < limits.loginTriesPerAccount; index += 1)
        await counted.begin("a@example.org", "192.0.2.9");
      await expect(counted.begin("a@example.org", "192.0.2.9")).rejects.toMatchObject({
        code: "TOO_MANY_REQUESTS",
      });
      await vi.advanceTimersByTimeAsync((limits.loginWindowMinutes * 60 + 1) * 1_000);
      await counted.begin("a@example.org", "192.0.2.9");
    } finally {
      vi.useRealTimers();
    }
  });

  test("an address may register a limited number of times, then 429", async () => {
    const register = () =>
      server.call("POST", "auth/register", {
        body: {},
        headers: { "x-forwarded-for": "192.0.2.50" },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await register()).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses[20]).toBe(429);
  });

  test("service calls need no login and are limited by address", async () => {
    const ask = (address: string) =>
      server.call("GET", "service/search?q=Paris", { headers: { "x-forwarded-for": address } });
    const statuses: number[] = [];
    for (let time = 0; time < 121; time += 1) statuses.push((await ask("192.0.2.60")).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask("192.0.2.61")).statusCode).toBe(200);
  });

  test("without TRUST_PROXY a forwarded address is ignored", async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    const direct = await startTestApp(sqlite, { RATE_LIMIT: "on" });
    const statuses = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        direct.call("POST", "auth/login", {
          body: { username: "a@b.co", password: "wrong" },
          headers: { "x-forwarded-for": `192.0.2.${index}` },
        }),
      ),
    );
    expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await direct.dispose();
  });
});
