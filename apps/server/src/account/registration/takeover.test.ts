import type { Me, Session } from "@castor/core/account/session.ts";
import { describe, expect, test, vi } from "vitest";
import { askForReset, readMailsTo } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

const browser = "a secret of this browser";
const otherBrowser = "a secret of another browser";

/** Somebody registers an address that is not theirs. Whatever its owner does then, their password never opens her account. */
describe.each(testDatabases())("registrations of one address on $name", async (kind) => {
  const server = await serveTests(kind);

  const victim = { password: "victims password 1", publicName: "Victoria", lang: "en" };
  const attacker = { password: "attackers password 1", publicName: "Mallory", lang: "ru" };
  type Registrant = Partial<typeof victim> & { key?: string };

  const tokens = async (username: string) => {
    await server.mails();
    const mails = await readMailsTo(server, username);
    return mails.flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? []);
  };
  /** Registers, and answers the token of the mail that came for it. */
  const register = async (username: string, who: Registrant): Promise<string> => {
    const before = await tokens(username);
    const body = { username, ...who };
    succeed(await server.call("POST", "auth/register", { body }));
    const [token, ...more] = (await tokens(username)).filter((one) => !before.includes(one));
    if (token === undefined || more.length > 0) throw new Error("Not one mail.");
    return token;
  };
  const confirm = (token: string, proof: object = {}) =>
    server.call("POST", "auth/confirm", { body: { token, ...proof } });
  const logIn = async (username: string, password: string) =>
    (await server.call("POST", "auth/login", { body: { username, password } })).statusCode;
  const me = async ({ access_token }: Session) => {
    const headers = { authorization: `Bearer ${access_token}` };
    return (await server.call("GET", "auth/me", { headers })).json<Me>();
  };

  test.each([
    ["who registered before her", true],
    ["who registered after her", false],
  ])(
    "her mail confirms her password, name and language; of a stranger %s nothing",
    async (who, isFirst) => {
      const username = `${isFirst ? "second" : "first"}@example.org`;
      const stale = isFirst ? await register(username, attacker) : null;
      const token = await register(username, victim);
      const later = isFirst ? stale : await register(username, attacker);
      const session = succeed<Session>(await confirm(token));
      expect(session.lang, who).toBe("en");
      expect(await me(session)).toMatchObject({ username, publicName: "Victoria", lang: "en" });
      expect(await logIn(username, victim.password)).toBe(200);
      expect(await logIn(username, attacker.password)).toBe(401);
      expect((await confirm(later ?? "")).statusCode).toBe(400);
      const again = await server.call("POST", "auth/register", { body: { username, ...attacker } });
      expect(again.statusCode).toBe(409);
    },
  );

  test("links wait side by side: a later registration does not end an earlier link", async () => {
    const token = await register("side@example.org", victim);
    await register("side@example.org", attacker);
    await register("side@example.org", { ...victim, password: "another password 2" });
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test("of two links that are used at once one confirms", async () => {
    const one = await register("race@example.org", victim);
    const other = await register("race@example.org", attacker);
    const answers = await Promise.all([confirm(one), confirm(other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test("a mail that comes unasked confirms nothing in a browser that did not register", async () => {
    const username = "unasked@example.org";
    const token = await register(username, { ...attacker, key: otherBrowser });
    const asked = await confirm(token, { key: browser });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      400,
      { error: { code: "VALIDATION_FAILED", fields: { password: "This field is required." } } },
    ]);
    const guessed = await confirm(token, { key: browser, password: victim.password });
    expect([guessed.statusCode, guessed.json()]).toMatchObject([
      400,
      { error: { fields: { password: expect.any(String) } } },
    ]);
    expect(await logIn(username, attacker.password)).toBe(403);
  });

  test("nor does one of a stranger whose browser told no secret", async () => {
    const token = await register("silent@example.org", attacker);
    expect((await confirm(token, { key: browser })).statusCode).toBe(400);
    expect(await logIn("silent@example.org", attacker.password)).toBe(403);
  });

  test("the browser that registered confirms without more; another one with the password", async () => {
    const here = await register("here@example.org", { ...victim, key: browser });
    expect((await confirm(here, { key: browser })).statusCode).toBe(200);
    const there = await register("there@example.org", { ...victim, key: browser });
    const proof = { key: otherBrowser, password: victim.password };
    expect((await confirm(there, proof)).statusCode).toBe(200);
  });

  test("in her browser a stranger's mail asks for a password, and her own still confirms", async () => {
    const own = await register("both@example.org", { ...victim, key: browser });
    const foreign = await register("both@example.org", { ...attacker, key: otherBrowser });
    expect((await confirm(foreign, { key: browser })).statusCode).toBe(400);
    expect((await confirm(foreign, { password: victim.password })).statusCode).toBe(400);
    expect((await confirm(own, { key: browser })).statusCode).toBe(200);
  });

  test("the right password of any registration is told that the address is unconfirmed, a wrong one is not", async () => {
    const username = "waiting@example.org";
    await register(username, victim);
    await register(username, attacker);
    expect(await logIn(username, victim.password)).toBe(403);
    expect(await logIn(username, attacker.password)).toBe(403);
    expect(await logIn(username, "neither of them 1")).toBe(401);
  });

  test("a new password by mail drops what was registered: password, name and links", async () => {
    const username = "forgot@example.org";
    const token = await register(username, attacker);
    const reset = { token: await askForReset(server, username), password: "her own words 7" };
    succeed(await server.call("POST", "auth/reset-password", { body: reset }));
    expect((await confirm(token)).statusCode).toBe(400);
    expect(await logIn(username, attacker.password)).toBe(401);
    const body = { username, password: reset.password };
    const session = succeed<Session>(await server.call("POST", "auth/login", { body }));
    expect(await me(session)).toMatchObject({ publicName: "", lang: "en" });
  });

  test("asked again, the browser that registered gets its own mail; others get one for each registration", async () => {
    const username = "again@example.org";
    await register(username, { ...victim, key: browser });
    await register(username, { ...attacker, key: otherBrowser });
    const names = async () =>
      (await readMailsTo(server, username)).flatMap(
        ({ text }) => /(Victoria|Mallory)/.exec(text ?? "")?.[1] ?? [],
      );
    const askAgain = (key?: string) =>
      server.call("POST", "auth/resend-confirmation", { body: { username, key } });
    const before = (await names()).length;
    await askAgain(browser);
    await vi.waitFor(async () => expect((await names()).slice(before)).toEqual(["Victoria"]));
    await askAgain();
    await vi.waitFor(async () =>
      expect((await names()).slice(before + 1).toSorted()).toEqual(["Mallory", "Victoria"]),
    );
    const newest = (await tokens(username)).slice(-2);
    const answers = [];
    for (const token of newest) answers.push(await confirm(token, { password: victim.password }));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(await logIn(username, victim.password)).toBe(200);
    expect(await logIn(username, attacker.password)).toBe(401);
  });
});
