import { limits } from "@castor/core/limits.ts";
import { describe, expect, test } from "vitest";
import {
  askForReset,
  dropPassword,
  isAlive,
  logIn,
  readMailsTo,
  resetTokens,
  waitForMail,
} from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";

describe.each(testDatabases())("a new password by mail on $name", async (kind) => {
  const server = await serveTests(kind);

  const forgot = (username: string, language = "en") =>
    server.call("POST", "auth/forgot-password", {
      body: { username },
      headers: { "x-language": language },
    });
  const check = async (token: string) => {
    const answer = await server.call("GET", `auth/reset-password/${encodeURIComponent(token)}`);
    return [answer.statusCode, answer.json<{ valid?: boolean }>().valid];
  };
  const reset = (token: string, password: string, language = "en") =>
    server.call("POST", "auth/reset-password", {
      body: { token, password },
      headers: { "x-language": language },
    });
  const tryLogin = async (username: string, password: string) =>
    (await server.call("POST", "auth/login", { body: { username, password } })).statusCode;
  const anna = { password: "password 1", publicName: "Anna" };

  test("everybody gets the same answer, and only accounts get a link", async () => {
    const { username } = await server.register("Known");
    const nobody = await forgot("nobody@example.org");
    const known = await forgot(" KNOWN@example.org ");
    expect([known.statusCode, known.body]).toEqual([200, nobody.body]);
    expect(known.json()).toEqual({
      success: true,
      message: "If this address has an account, a link to set a new password is on its way.",
    });
    expect((await forgot("nobody@example.org", "ru")).json()).toMatchObject({
      message: "Если у этого адреса есть аккаунт, ссылка для нового пароля уже в пути.",
    });
    await waitForMail(server, username, 2);
    expect(await resetTokens(server, username)).toHaveLength(1);
    expect(await readMailsTo(server, "nobody@example.org")).toEqual([]);
  });

  test("an invalid address is refused with its message", async () => {
    const answer = await forgot("nobody");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { fields: { username: "Please enter a valid email address" } } },
    ]);
  });

  test("checking a link tells that it is valid and does not use it up", async () => {
    const { username } = await server.register("Looks");
    const token = await askForReset(server, username);
    expect(await check(token)).toEqual([200, true]);
    expect(await check(token)).toEqual([200, true]);
    for (const other of ["unknown", `${token}a`, "x".repeat(200), "a.b c/ю%", "\0"])
      expect([other, ...(await check(other))]).toEqual([other, 200, false]);
    expect((await reset(token, "password 2")).statusCode).toBe(200);
    expect(await check(token)).toEqual([200, false]);
  });

  test("a new password ends every session and its access tokens at once, and the old password", async () => {
    const person = await server.register("Resets");
    const other = await logIn(server, person);
    const token = await askForReset(server, person.username);
    const answer = await reset(token, "password 2");
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: "Your new password is set. Log in with it." },
    ]);
    expect([await isAlive(server, person), await isAlive(server, other)]).toEqual([false, false]);
    expect(await tryLogin(person.username, person.password)).toBe(401);
    expect(await tryLogin(person.username, "password 2")).toBe(200);
    // The third mail, after registration and link: the password was changed.
    const told = await waitForMail(server, person.username, 3);
    expect(told.text).not.toContain("token=");
  });

  test("the answer to a new password is in the caller's language", async () => {
    const { username } = await server.register("Russian");
    const answer = await reset(await askForReset(server, username), "password 2", "ru");
    expect(answer.json()).toMatchObject({ message: "Новый пароль сохранён. Войдите с ним." });
  });

  test("a link works once", async () => {
    const { username } = await server.register("Once");
    const token = await askForReset(server, username);
    expect((await reset(token, "password 2")).statusCode).toBe(200);
    const again = await reset(token, "password 3");
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      {
        success: false,
        message: "The password reset link is invalid or has expired",
        error: { code: "INVALID_TOKEN" },
      },
    ]);
    expect((await reset(token, "password 3", "ru")).json()).toMatchObject({
      message: "Ссылка для сброса пароля недействительна или устарела",
    });
    expect(await tryLogin(username, "password 2")).toBe(200);
  });

  test("of two concurrent uses of one link one sets its password", async () => {
    const { username } = await server.register("Twice");
    const token = await askForReset(server, username);
    const passwords = ["password 2", "password 3"];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map((password) => tryLogin(username, password)));
    expect(logins).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  test("a refused new password does not use up the link", async () => {
    const { username } = await server.register("Refused");
    const token = await askForReset(server, username);
    for (const [sent, fields] of [
      [{ password: "short1" }, { password: "Minimum length is 8 characters." }],
      [
        { password: "onlyletters" },
        { password: "Password needs at least one digit or special character." },
      ],
      [{ password: "1".repeat(65) }, { password: "Maximum length is 64 characters." }],
      [
        { password: "password 2", passwordConfirm: "password 3" },
        { passwordConfirm: "Passwords do not match" },
      ],
      [{}, { password: "This field is required." }],
    ] as const) {
      const answer = await server.call("POST", "auth/reset-password", { body: { token, ...sent } });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { fields } }]);
    }
    expect((await reset(token, "password 2")).statusCode).toBe(200);
  });

  test("a link is valid for an hour", async () => {
    const { username, id } = await server.register("Late");
    const token = await askForReset(server, username);
    const links = await server.database.read((queries) =>
      queries.selectFrom("link_tokens").selectAll().where("user_id", "=", id).execute(),
    );
    const left = new Date(links[0]?.expires ?? 0).getTime() - Date.now();
    expect([left > 3_500_000, left <= 3_600_000]).toEqual([true, true]);
    await server.database.write((queries) =>
      queries
        .updateTable("link_tokens")
        .set({ expires: new Date(Date.now() - 1).toISOString() })
        .where("user_id", "=", id)
        .execute(),
    );
    expect(await check(token)).toEqual([200, false]);
    expect((await reset(token, "password 2")).statusCode).toBe(400);
  });

  test("a second request makes a new link and ends the old one", async () => {
    const { username } = await server.register("Again");
    const first = await askForReset(server, username);
    const second = await askForReset(server, username);
    expect([await check(first), await check(second)]).toEqual([
      [200, false],
      [200, true],
    ]);
  });

  test("a confirmation link sets no password", async () => {
    const username = "confirms@example.org";
    await server.call("POST", "auth/register", { body: { ...anna, username } });
    const { text } = await waitForMail(server, username, 1);
    const token = /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
    expect(await check(token)).toEqual([200, false]);
    expect((await reset(token, "password 2")).statusCode).toBe(400);
    const confirmed = await server.call("POST", "auth/confirm", { body: { token } });
    expect(confirmed.statusCode).toBe(200);
  });

  test("an unconfirmed address gets the link too, which confirms it and ends the confirmation link", async () => {
    const username = "waits@example.org";
    await server.call("POST", "auth/register", { body: { ...anna, username } });
    const { text } = await waitForMail(server, username, 1);
    const confirmation = /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
    const token = await askForReset(server, username);
    expect((await reset(token, "password 2")).statusCode).toBe(200);
    expect(await tryLogin(username, "password 2")).toBe(200);
    expect(await tryLogin(username, anna.password)).toBe(401);
    const late = await server.call("POST", "auth/confirm", { body: { token: confirmation } });
    expect(late.statusCode).toBe(400);
  });

  test("a user with social login only gets a first password this way", async () => {
    const person = await server.register("Social");
    await dropPassword(server, person);
    expect(await tryLogin(person.username, person.password)).toBe(401);
    const token = await askForReset(server, person.username);
    expect((await reset(token, "password 2")).statusCode).toBe(200);
    expect(await tryLogin(person.username, "password 2")).toBe(200);
  });
});

describe("many requests for a new password", () => {
  test("too many requests get the same answer, and the mailbox gets five of them an hour", async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    const server = await startTestApp(sqlite, { RATE_LIMIT: "on" });
    const { username } = await server.register("Flooded");
    for (let mails = 0; mails < limits.mailsPerRecipient; mails++)
      await askForReset(server, username);
    const body = { username };
    const beyond = await server.call("POST", "auth/forgot-password", { body });
    const nobody = await server.call("POST", "auth/forgot-password", {
      body: { username: "nobody@example.org" },
    });
    expect([beyond.statusCode, beyond.body]).toEqual([200, nobody.body]);
    await server.app.close();
    expect(await readMailsTo(server, username)).toHaveLength(limits.mailsPerRecipient + 1);
    await server.dispose();
  });
});
