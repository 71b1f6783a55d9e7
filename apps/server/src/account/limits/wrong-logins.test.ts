import { limits } from "@castor/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const [sqlite] = testDatabases();
const all = 1_000;

/** A hundred passwords are checked, each some 20 MB and 30 ms of work, on a machine that may be busy. */
const patience = 120_000;

describe("a thousand wrong logins from one address", () => {
  let server: TestApp;
  let anna: Person;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, { RATE_LIMIT: "on", TRUST_PROXY: "1" });
    anna = await server.register("Anna");
  });
  afterAll(() => server.dispose());

  const logIn = async (address: string, username: string, password: string) => {
    const answer = await server.call("POST", "auth/login", {
      body: { username, password },
      headers: { "x-forwarded-for": address },
    });
    return answer.statusCode;
  };
  /** Sends as many at once as the limit allows, then the others one by one. */
  const attack = async (address: string, tried: number, nameOf: (index: number) => string) => {
    const first = Array.from({ length: tried }, (_, index) =>
      logIn(address, nameOf(index), "wrong"),
    );
    const elsewhere = logIn("192.0.2.200", anna.username, anna.password);
    const statuses = await Promise.all(first);
    for (let index = tried; index < all; index += 1)
      statuses.push(await logIn(address, nameOf(index), "wrong"));
    return { statuses, elsewhere: await elsewhere };
  };

  test(
    "of one account: 429 from the 11th, and its owner still logs in from another address",
    async () => {
      const { statuses, elsewhere } = await attack("192.0.2.1", 10, () => anna.username);
      expect(statuses).toEqual([...Array(10).fill(401), ...Array(all - 10).fill(429)]);
      expect(elsewhere).toBe(200);
      expect(await logIn("192.0.2.1", anna.username, anna.password)).toBe(429);
      expect(await logIn("192.0.2.2", anna.username, anna.password)).toBe(200);
    },
    patience,
  );

  test(
    "over many accounts: 429 from the 101st, and another address still logs in",
    async () => {
      const most = limits.loginTriesPerAddress;
      const nameOf = (index: number) => `nobody-${index}@example.org`;
      const { statuses, elsewhere } = await attack("192.0.2.3", most, nameOf);
      expect(statuses).toEqual([...Array(100).fill(401), ...Array(all - 100).fill(429)]);
      expect(elsewhere).toBe(200);
      expect(await logIn("192.0.2.3", anna.username, anna.password)).toBe(429);
    },
    patience,
  );
});
