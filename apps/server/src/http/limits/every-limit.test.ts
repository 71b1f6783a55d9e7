import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type Call,
  type Person,
  startTestApp,
  type TestApp,
} from "../../../testing/servers/test-app.ts";
import { addressFigures } from "./address-limits.ts";
import { listUserFigures } from "./user-limits.ts";

const [sqlite] = testDatabases();
const rows = new Map<string, Endpoint>(
  Object.entries(endpoints as Record<string, Record<string, Endpoint>>).flatMap(([group, some]) =>
    Object.entries(some).map(([name, row]) => [`${group}.${name}`, row] as const),
  ),
);
const messages = {
  en: "Too many attempts. Please wait a little and try again.",
  ru: "Слишком много попыток. Подождите немного и попробуйте снова.",
};
/** Of limits that say more. */
const ownMessages: Readonly<Record<string, typeof messages>> = {
  "invitations.mail": {
    en: "You have sent as many invitations by mail today as you may. Send a link instead.",
    ru: "На сегодня приглашений по почте больше нет. Отправьте ссылку.",
  },
};

describe("every limit", () => {
  let server: TestApp;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  });
  afterAll(() => server.dispose());

  /** Calls the endpoint with nothing. The limit is checked before the input. */
  const call = (name: string, address: string, more: Call = {}) => {
    const row = rows.get(name);
    if (row === undefined) throw new Error(`No row ${name}.`);
    return server.call(row.method, row.path.replace(/\{\w+\}/g, "x"), {
      ...(row.body !== undefined && { body: {} }),
      ...more,
      headers: { "x-forwarded-for": address, ...more.headers },
    });
  };

  const expectRefusals = async (
    seconds: number,
    ask: (language: string) => ReturnType<TestApp["call"]>,
    said = messages,
  ) => {
    for (const [language, message] of Object.entries(said)) {
      const refused = await ask(language);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({
        success: false,
        message,
        error: { code: "TOO_MANY_REQUESTS", message },
      });
      const wait = Number(refused.headers["retry-after"]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    }
  };

  const figures = Object.entries(addressFigures).map(([name, figure]) => ({ name, ...figure }));
  const isRedirect = ({ name }: { name: string }) => rows.get(name)?.redirects === true;

  test.each(figures.filter((figure) => !isRedirect(figure)))(
    "$name: $points calls from an address in $seconds s, the next is 429 with Retry-After in both languages",
    async ({ name, points, seconds }) => {
      for (let time = 0; time < points; time += 1)
        expect((await call(name, "192.0.2.1")).statusCode).not.toBe(429);
      await expectRefusals(seconds, (language) =>
        call(name, "192.0.2.1", { headers: { "x-language": language } }),
      );
      expect((await call(name, "192.0.2.2")).statusCode).not.toBe(429);
    },
  );

  test.each(figures.filter(isRedirect))(
    "$name: $points calls from an address, then the browser is redirected to the page that explains it",
    async ({ name, points }) => {
      const isRefused = async (address: string) =>
        String((await call(name, address)).headers.location).includes("TOO_MANY_REQUESTS");
      for (let time = 0; time < points; time += 1) expect(await isRefused("192.0.2.1")).toBe(false);
      expect(await isRefused("192.0.2.1")).toBe(true);
      expect(await isRefused("192.0.2.2")).toBe(false);
    },
  );

  // One for all: registrations have a limit, too.
  let berta: Person | undefined;
  test.each(
    Object.entries(listUserFigures({ ai: undefined })).map(([name, figure]) => ({
      name,
      ...figure,
    })),
  )(
    "$name: $points calls of an account from any address, the next is 429",
    async ({ name, points, seconds }) => {
      const anna = await server.register(`Anna ${name}`.replaceAll(/[ .]/g, "-"));
      berta ??= await server.register("Berta");
      for (let time = 0; time < points; time += 1)
        expect((await call(name, `203.0.113.${time}`, { as: anna })).statusCode).not.toBe(429);
      const ask = (language: string) =>
        call(name, "203.0.113.99", { as: anna, headers: { "x-language": language } });
      await expectRefusals(seconds, ask, ownMessages[name]);
      expect((await call(name, "203.0.113.99", { as: berta })).statusCode).not.toBe(429);
    },
  );

  test("wrong logins: ten of an account from an address, the next is 429 in both languages", async () => {
    const logIn = (language: string) =>
      call("account.login", "192.0.2.70", {
        body: { username: "nobody@example.org", password: "wrong" },
        headers: { "x-language": language },
      });
    for (let time = 0; time < 10; time += 1) expect((await logIn("en")).statusCode).toBe(401);
    await expectRefusals(900, logIn);
  });

  test("five mails an hour to one mailbox from any address: the next registration is 429 in both languages", async () => {
    let asked = 0;
    const register = (language: string) => {
      asked += 1;
      const username = `clara+${asked}@example.org`;
      return call("account.register", `198.51.100.${asked}`, {
        body: { username, password: "clara's password 1", publicName: "Clara" },
        headers: { "x-language": language },
      });
    };
    for (let time = 0; time < 5; time += 1) expect((await register("en")).statusCode).toBe(200);
    await expectRefusals(3_600, register);
  });

  test("every account endpoint without login has a limit, but for logout, which costs next to nothing", () => {
    const open = [...rows].filter(
      ([name, row]) => name.startsWith("account.") && row.access.who === "anyone",
    );
    const unlimited = open.map(([name]) => name).filter((name) => !(name in addressFigures));
    expect(unlimited.toSorted()).toEqual(["account.login", "account.logout"]);
  });
});
