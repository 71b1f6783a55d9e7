import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("sessions on $name", async (kind) => {
  const server = await serveTests(kind);

  const anna = { password: "password 1", publicName: "Anna" };
  const register = (body: object) => server.call("POST", "auth/register", { body });
  const message = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message;

  test("login answers id, language, tokens and a message in the caller's language", async () => {
    const person = await server.register("Login");
    const answer = await server.call("POST", "auth/login", {
      body: { username: "LOGIN@example.org ", password: person.password },
      headers: { "x-language": "ru" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: "С возвращением!",
      id: person.id,
      lang: "en",
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("a wrong name and a wrong password get the same answer", async () => {
    const { username } = await server.register("Wrong");
    const [name, password] = await Promise.all([
      server.call("POST", "auth/login", {
        body: { username: "nobody@x.org", password: "password 1" },
      }),
      server.call("POST", "auth/login", { body: { username, password: "password 9" } }),
    ]);
    expect(name?.statusCode).toBe(401);
    expect(message(name)).toBe("Wrong email or password.");
    expect(name?.json()).toEqual(password?.json());
  });

  test("the right password of an unconfirmed address is 403, a wrong one is refused like any other", async () => {
    const username = "unconfirmed@example.org";
    await register({ ...anna, username });
    const right = await server.call("POST", "auth/login", {
      body: { username, password: anna.password },
    });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ error: { code: "EMAIL_NOT_CONFIRMED" } });
    const wrong = await server.call("POST", "auth/login", {
      body: { username, password: "password 9" },
    });
    expect(wrong.statusCode).toBe(401);
  });

  test("a refresh token gives new access tokens and survives its use", async () => {
    const person = await server.register("Refresh");
    for (let time = 0; time < 2; time += 1) {
      const body = { refresh_token: person.refreshToken };
      const answer = await server.call("POST", "auth/refresh", { body });
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).toEqual(["access_token"]);
      const { access_token: accessToken } = answer.json<{ access_token: string }>();
      const me = await server.call("GET", "auth/me", { as: { ...person, accessToken } });
      expect(me.json()).toMatchObject({ id: person.id });
    }
  });

  test("a refresh token ends after 60 days without use", async () => {
    const person = await server.register("Idle");
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const lastUsed = (instant: string) =>
      server.database.write((queries) =>
        queries
          .updateTable("sessions")
          .set({ last_used: instant })
          .where("user_id", "=", person.id)
          .execute(),
      );
    const body = { refresh_token: person.refreshToken };
    await lastUsed(daysAgo(59));
    expect((await server.call("POST", "auth/refresh", { body })).statusCode).toBe(200);
    await lastUsed(daysAgo(61));
    expect((await server.call("POST", "auth/refresh", { body })).statusCode).toBe(401);
  });

  test("logout ends the session, its refresh token and its access token at once", async () => {
    const person = await server.register("Logout");
    const body = { refresh_token: person.refreshToken };
    const answer = await server.call("POST", "auth/logout", { body });
    expect(answer.json()).toEqual({ success: true });
    expect((await server.call("GET", "auth/me", { as: person })).statusCode).toBe(401);
    expect((await server.call("GET", "trip", { as: person })).statusCode).toBe(401);
    for (const wrong of [{}, { name: 7 }])
      expect((await server.call("POST", "trip", { as: person, body: wrong })).statusCode).toBe(401);
    expect((await server.call("GET", "trip/a.b", { as: person })).statusCode).toBe(401);
    expect((await server.call("POST", "auth/refresh", { body })).statusCode).toBe(401);
    expect((await server.call("POST", "auth/logout", { body })).statusCode).toBe(200);
  });

  test("auth/me answers the logged-in user", async () => {
    const person = await server.register("Maria");
    const answer = await server.call("GET", "auth/me", { as: person });
    expect(answer.json()).toEqual({
      id: person.id,
      username: "maria@example.org",
      lang: "en",
      defaultCurrency: null,
      fullName: "Maria",
      publicName: "Maria",
      hasPassword: true,
      unread: 0,
    });
  });

  test("the language is ru or en, anything else is refused", async () => {
    const person = await server.register("Speaks");
    const set = (lang: string) =>
      server.call("PUT", "auth/language", { as: person, body: { lang } });
    expect((await set("ru")).json()).toEqual({ success: true, lang: "ru" });
    expect((await set("de")).statusCode).toBe(400);
    const me = await server.call("GET", "auth/me", { as: person });
    expect(me.json()).toMatchObject({ lang: "ru" });
  });

  test("an access token of another secret, another algorithm or without one is 401", async () => {
    const person = await server.register("Forged");
    const [, payload] = person.accessToken.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    for (const accessToken of [
      `${none}.${payload}.`,
      `${person.accessToken.slice(0, -6)}AAAAAA`,
      "nonsense",
      "",
    ]) {
      const answer = await server.call("GET", "auth/me", { as: { ...person, accessToken } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: { code: "UNAUTHORIZED" } });
    }
  });

  test("endpoints under auth/ without login ignore a bad token, others refuse it even where none is needed", async () => {
    const person = await server.register("Ignored");
    const bad = { ...person, accessToken: "bad" };
    const body = { username: person.username, password: person.password };
    expect((await server.call("POST", "auth/login", { as: bad, body })).statusCode).toBe(200);
    expect((await server.call("GET", "service/config", { as: bad })).statusCode).toBe(401);
  });
});
