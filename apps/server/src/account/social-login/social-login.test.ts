import type { Session } from "@castor/core/account/session.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../testing/servers/social-login-app.ts";

describe.each(testDatabases())("social login on $name", (kind) => {
  let site: SocialLoginApp;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
  });
  afterAll(() => site.dispose());

  test("the whole flow gives a session: login answer, redirectUrl, auth/me, and the session's provider", async () => {
    const email = site.addPerson("anna", { given_name: "Анна", locale: "ru-RU" });
    const browser = site.newBrowser();
    const answer = await browser.logInAndExchange(
      email,
      "auth/oauth/oidc?redirectUrl=%2Fmap%2Fa%2Fb%3Fpoint%3Dc",
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const session = answer.json<Session>();
    expect(session).toEqual({
      success: true,
      message: "Welcome back!",
      id: expect.any(String),
      lang: "ru",
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      redirectUrl: "/map/a/b?point=c",
    });
    const me = await site.server.call("GET", "auth/me", {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(me.json()).toEqual({
      id: session.id,
      username: email,
      lang: "ru",
      defaultCurrency: null,
      fullName: "Анна",
      publicName: "Анна",
      hasPassword: false,
      unread: 0,
    });
    const rows = await site.server.database.read((queries) =>
      queries.selectFrom("sessions").select("provider").where("user_id", "=", session.id).execute(),
    );
    expect(rows).toEqual([{ provider: "oidc" }]);
    const activity = await site.server.call("GET", "auth/activity", {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    const kinds = activity
      .json<{ kind: string; detail: string }[]>()
      .map(({ kind, detail }) => `${kind} ${detail}`);
    expect(kinds.toSorted()).toEqual(["loggedIn oidc", "registered oidc", "socialLoginAdded oidc"]);
    expect(browser.cookies).toEqual({});
  });

  test("the provider is called with PKCE, state, nonce and the address of PUBLIC_URL, whatever the request's host", async () => {
    const answer = await site.server.call("GET", "auth/oauth/oidc", {
      headers: { host: "evil.example" },
    });
    expect(answer.statusCode).toBe(302);
    const asked = new URL(String(answer.headers.location));
    expect(asked.origin).toBe(site.provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: "code",
      client_id: "castor trips",
      redirect_uri: "http://localhost:3000/api/auth/oauth/oidc/callback",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{8}\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(answer.headers["set-cookie"]).toMatch(
      /^login-[\w-]{8}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("our code is stored only as a hash, and the secrets of the flow are gone at its end", async () => {
    const browser = site.newBrowser();
    const end = await browser.logIn(site.addPerson("hashed"));
    expect(end.origin + end.pathname).toBe("http://localhost:3000/auth/callback");
    const code = end.searchParams.get("code") ?? "";
    expect([...end.searchParams.keys()]).toEqual(["code"]);
    const rows = await site.server.database.read((queries) =>
      queries.selectFrom("login_codes").selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    const [held = ""] = Object.values(browser.cookies);
    const kept = JSON.parse(Buffer.from(held, "base64url").toString()) as object;
    expect(Object.keys(kept).toSorted()).toEqual(["redirectUrl", "secret", "until"]);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    `/${"x".repeat(600)}`,
    "",
  ])("redirectUrl %j is dropped", async (redirectUrl) => {
    const start = `auth/oauth/oidc?redirectUrl=${encodeURIComponent(redirectUrl)}`;
    const answer = await site.newBrowser().logInAndExchange(site.addPerson("led"), start);
    expect(answer.json()).toMatchObject({ success: true, redirectUrl: null });
  });

  test("a redirectUrl forged in the cookie leads to no other site", async () => {
    const browser = site.newBrowser();
    const end = await browser.logIn(site.addPerson("planted"));
    for (const [name, value] of Object.entries(browser.cookies)) {
      const held = JSON.parse(Buffer.from(value ?? "", "base64url").toString()) as object;
      const changed = { ...held, redirectUrl: "//evil.example" };
      browser.set(name, Buffer.from(JSON.stringify(changed)).toString("base64url"));
    }
    const code = end.searchParams.get("code");
    const answer = await browser.call("POST", "auth/oauth/exchange", { code });
    expect(answer.json()).toMatchObject({ redirectUrl: null });
  });

  test("a browser may have four logins in progress, and the fifth ends the first", async () => {
    const browser = site.newBrowser();
    const email = site.addPerson("tabs");
    const starts = ["/a", "/b", "/c", "/d"];
    const backs: string[] = [];
    for (const path of starts)
      backs.push(await browser.goThrough(email, `auth/oauth/oidc?redirectUrl=${path}`));
    expect(Object.keys(browser.cookies)).toHaveLength(4);
    await browser.goThrough(email);
    expect(Object.keys(browser.cookies)).toHaveLength(4);
    const ends: string[] = [];
    for (const back of backs) ends.push(new URL(await browser.follow(back)).search);
    expect(ends[0]).toBe("?error=INVALID_TOKEN");
    const paths: unknown[] = [];
    for (const end of ends.slice(1).toReversed()) {
      const code = new URLSearchParams(end).get("code");
      const answer = await browser.call("POST", "auth/oauth/exchange", { code });
      paths.push(answer.json<{ redirectUrl: string }>().redirectUrl);
    }
    expect(paths).toEqual(["/d", "/c", "/b"]);
  });

  test("the log reports the flow without code, state, token, name or address", async () => {
    const email = site.addPerson("logged", { given_name: "Secretname" });
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    const end = new URL(await browser.follow(back));
    const code = end.searchParams.get("code") ?? "";
    const answer = await browser.call("POST", "auth/oauth/exchange", { code });
    const { access_token, refresh_token } = answer.json<Session>();
    const log = site.server.log.join("\n");
    expect(log).toContain("/api/auth/oauth/:provider/callback");
    const { code: theirs, state } = Object.fromEntries(new URL(back).searchParams);
    const secrets = [theirs, state, code, access_token, refresh_token, site.provider.clientSecret];
    for (const secret of [...secrets, email, "Secretname"])
      expect([secret, log.includes(secret ?? "")]).toEqual([secret, false]);
  });
});

test("on https the cookie is Secure and has the __Host- name; a complete id_token needs no userinfo request", async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const site = await startSocialLoginApp(
    sqlite,
    { PUBLIC_URL: "https://trips.example.org" },
    { isTokenLong: true },
  );
  const start = await site.server.call("GET", "auth/oauth/oidc");
  expect(start.headers["set-cookie"]).toMatch(
    /^__Host-login-[\w-]{8}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const answer = await site.newBrowser().logInAndExchange(site.addPerson("long"));
  expect(answer.json()).toMatchObject({ success: true });
  expect(site.provider.requests.some((path) => path.startsWith("/me"))).toBe(false);
  await site.dispose();
});
