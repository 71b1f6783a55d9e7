import type { Session } from "@castor/core/account/session.ts";
import PostalMime from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("registration on $name", async (kind) => {
  const server = await serveTests(kind);

  const register = (body: object, headers?: Record<string, string>) =>
    server.call("POST", "auth/register", { body, ...(headers && { headers }) });
  const anna = { password: "password 1", publicName: "Anna" };
  const lastMail = async () => PostalMime.parse((await server.mails()).at(-1) ?? "");
  const tokenOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
  const lastToken = async () => tokenOf((await lastMail()).text);
  const message = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message;

  test("registration answers success and mails a link in the user's language, as text and HTML", async () => {
    const answer = await register(
      { ...anna, username: " Olga@Example.org ", publicName: "Ольга <b>" },
      { "x-language": "ru" },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: "Почти готово: перейдите по ссылке из письма, которое мы вам отправили.",
    });
    const letter = await lastMail();
    expect(letter.to).toEqual([{ address: "olga@example.org", name: "" }]);
    expect(letter.subject).toBe("Подтвердите адрес для Castor");
    expect(letter.text).toContain("http://localhost:3000/confirm-email?token=");
    expect(letter.html).toContain("Ольга &lt;b&gt;");
    expect(tokenOf(letter.html)).toBe(tokenOf(letter.text));
  });

  test("the mail is in the registration's language, whatever the caller's", async () => {
    await register({ ...anna, username: "lang@example.org", lang: "en" }, { "x-language": "ru" });
    expect((await lastMail()).subject).toBe("Confirm your address for Castor");
  });

  test.each([
    [{ username: "x" }, { username: "Please enter a valid email address" }],
    [{ username: undefined }, { username: "This field is required." }],
    [{ username: 7 }, { username: "Invalid value." }],
    [{ username: `${"a".repeat(250)}@b.co` }, { username: "Maximum length is 254 characters." }],
    [{ username: "a@b.co\r\nBcc: c@d.co" }, { username: "Please enter a valid email address" }],
    [{ password: "short1" }, { password: "Minimum length is 8 characters." }],
    [
      { password: "onlyletters" },
      { password: "Password needs at least one digit or special character." },
    ],
    [{ password: "1".repeat(65) }, { password: "Maximum length is 64 characters." }],
    [{ passwordConfirm: "password 2" }, { passwordConfirm: "Passwords do not match" }],
    [{ publicName: " " }, { publicName: "This field is required." }],
    [{ publicName: "n".repeat(51) }, { publicName: "Name is too long (maximum 50 characters)." }],
    [{ lang: "de" }, { lang: "Unknown value." }],
    [{ publicName: "a\0b" }, { publicName: "Invalid value." }],
    [{ publicName: { length: { toString: 1 } } }, {}],
  ])(
    "registration with %j is refused with the field's message and changes nothing",
    async (wrong, fields) => {
      const before = (await server.mails()).length;
      const answer = await register({ username: "bad@example.org", ...anna, ...wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        success: false,
        message: "Please check the marked fields.",
        error: { code: "VALIDATION_FAILED", message: "Please check the marked fields.", fields },
      });
      expect((await server.mails()).length).toBe(before);
    },
  );

  test("a confirmed address is 409, also in other letter case", async () => {
    await server.register("Taken");
    const answer = await register({ ...anna, username: "TAKEN@example.org" });
    expect(answer.statusCode).toBe(409);
    expect(message(answer)).toBe(
      "This address already has an account. Log in, or ask for a new password.",
    );
  });

  test("of two concurrent registrations of one address none fails, and they make one account", async () => {
    const answers = await Promise.all(
      ["password 1", "password 2"].map((password) =>
        register({ ...anna, password, username: "twice@example.org" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await server.database.read((queries) =>
      queries
        .selectFrom("users")
        .select("id")
        .where("username", "=", "twice@example.org")
        .execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test("a confirmation link answers the tokens, once", async () => {
    await register({ ...anna, username: "confirm@example.org" });
    const body = { token: await lastToken() };
    const answer = await server.call("POST", "auth/confirm", { body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Session>()).toMatchObject({ success: true, lang: "en" });
    const again = await server.call("POST", "auth/confirm", { body });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      success: false,
      error: { code: "INVALID_TOKEN", message: "Invalid or expired verification link" },
    });
  });

  test("a confirmation link is valid for 48 hours", async () => {
    await register({ ...anna, username: "late@example.org" });
    const token = await lastToken();
    await server.database.write((queries) =>
      queries
        .updateTable("link_tokens")
        .set({ expires: new Date(Date.now() - 1_000).toISOString() })
        .execute(),
    );
    const answer = await server.call("POST", "auth/confirm", { body: { token } });
    expect(answer.statusCode).toBe(400);
  });

  test("links and refresh tokens are stored only as hashes", async () => {
    const person = await server.register("Hashed");
    await register({ ...anna, username: "hashed2@example.org" });
    const token = await lastToken();
    const [sessions, links] = await server.database.read(async (queries) => [
      await queries.selectFrom("sessions").selectAll().execute(),
      await queries.selectFrom("link_tokens").selectAll().execute(),
    ]);
    expect(JSON.stringify(sessions)).not.toContain(person.refreshToken);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test("resending answers everybody the same, and mails only to unconfirmed accounts", async () => {
    await server.register("Done");
    await register({ ...anna, username: "waits@example.org" });
    const firstToken = await lastToken();
    const before = (await server.mails()).length;
    for (const username of ["done@example.org", "nobody@example.org", "waits@example.org"]) {
      const answer = await server.call("POST", "auth/resend-confirmation", { body: { username } });
      expect(answer.json()).toEqual({
        success: true,
        message: "If this address waits for confirmation, a new link is on its way.",
      });
    }
    await vi.waitFor(async () => expect((await server.mails()).length).toBe(before + 1));
    const stale = await server.call("POST", "auth/confirm", { body: { token: firstToken } });
    expect(stale.statusCode).toBe(400);
    const body = { token: await lastToken() };
    expect((await server.call("POST", "auth/confirm", { body })).statusCode).toBe(200);
  });
});
