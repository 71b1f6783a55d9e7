import type { Me, Session } from "@castor/core/account/session.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import type { ProviderAccount } from "../../../testing/fakes/provider-account.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../testing/servers/social-login-app.ts";
import type { TestBrowser } from "../../../testing/servers/test-browser.ts";

describe.each(testDatabases())("joining by social login on $name", (kind) => {
  let site: SocialLoginApp;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
  });
  afterAll(() => site.dispose());

  const logIn = async (email: string, browser: TestBrowser = site.newBrowser()) =>
    (await browser.logInAndExchange(email)).json<Session>();
  const meOf = async ({ access_token }: Session) => {
    const headers = { authorization: `Bearer ${access_token}` };
    return (await site.server.call("GET", "auth/me", { headers })).json<Me>();
  };
  const passwordLogin = (username: string, password: string) =>
    site.server.call("POST", "auth/login", { body: { username, password } });
  const accountsOf = (username: string) =>
    site.server.database.read((queries) =>
      queries.selectFrom("users").select("id").where("username", "=", username).execute(),
    );
  const joinedTo = (userId: string) =>
    site.server.database.read((queries) =>
      queries.selectFrom("social_logins").selectAll().where("user_id", "=", userId).execute(),
    );

  test.each<[string, Partial<ProviderAccount>]>([
    ["an unverified address", { email_verified: false }],
    ["an address of which nothing is said", { email_verified: undefined }],
    ["an address said to be verified in a text", { email_verified: "true" as never }],
    ["no address", { email: undefined }],
    ["no real address", { email: "not an address" }],
  ])(
    "with %s at the provider it is EMAIL_NOT_CONFIRMED, and nothing is joined or created",
    async (_what, more) => {
      await site.server.register("Victim");
      const email = site.addPerson("thief", { email: "victim@example.org", ...more });
      const count = () =>
        site.server.database.read(async (queries) => [
          await queries.selectFrom("users").select("id").execute(),
          await queries.selectFrom("social_logins").selectAll().execute(),
        ]);
      const before = await count();
      const end = await site.newBrowser().logIn(email);
      expect(end.search).toBe("?error=EMAIL_NOT_CONFIRMED");
      expect(await count()).toEqual(before);
    },
  );

  test("an unconfirmed account is confirmed and loses what a stranger set: password, name, links and mails", async () => {
    const stranger = { password: "password 1", publicName: "Stranger", lang: "ru" };
    const username = "prepared@provider.example";
    await site.server.call("POST", "auth/register", { body: { username, ...stranger } });
    const session = await logIn(site.addPerson("prepared", { given_name: "Owner" }));
    expect(await meOf(session)).toMatchObject({
      username,
      publicName: "Owner",
      lang: "en",
      hasPassword: false,
    });
    expect((await passwordLogin(username, stranger.password)).statusCode).toBe(401);
    const left = await site.server.database.read(async (queries) => [
      ...(await queries
        .selectFrom("link_tokens")
        .select("kind")
        .where("user_id", "=", session.id)
        .execute()),
      ...(await queries
        .selectFrom("mails")
        .select("kind")
        .where("user_id", "=", session.id)
        .execute()),
    ]);
    expect(left).toEqual([]);
    const again = await site.server.call("POST", "auth/register", {
      body: { username, ...stranger },
    });
    expect(again.statusCode).toBe(409);
  });

  test("a user who changes the address at the provider keeps the account and its address", async () => {
    const email = site.addPerson("mover");
    const first = await logIn(email);
    site.addPerson("mover", { email: "moved@provider.example", email_verified: false });
    const second = await logIn(email);
    expect(second.id).toBe(first.id);
    expect(await meOf(second)).toMatchObject({ username: email });
    expect(await accountsOf("moved@provider.example")).toEqual([]);
  });

  test("two concurrent callbacks of a new user make one account", async () => {
    const email = site.addPerson("twice");
    const sessions = await Promise.all([logIn(email), logIn(email), logIn(email)]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await joinedTo(sessions[0]?.id ?? "")).toHaveLength(1);
  });

  test("two concurrent callbacks of one user, who changed the address in between, make one account", async () => {
    const browsers = [site.newBrowser(), site.newBrowser()];
    const ways = [];
    for (const browser of browsers)
      ways.push({ browser, back: await browser.goThrough(site.addPerson("changing")) });
    const people = [
      { email: "before@provider.example", email_verified: true },
      { email: "after@provider.example", email_verified: true },
    ];
    const account = { sub: "sub-changing" };
    site.provider.accounts.set("changing@provider.example", {
      ...account,
      // Another address at each request.
      get email() {
        return people.reverse()[0]?.email ?? "";
      },
      email_verified: true,
    });
    const ends = await Promise.all(ways.map(({ browser, back }) => browser.follow(back)));
    for (const end of ends) expect(end).toContain("?code=");
    const rows = await site.server.database.read((queries) =>
      queries
        .selectFrom("users")
        .select("id")
        .where(
          "username",
          "in",
          people.map(({ email }) => email),
        )
        .execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test("a name with special characters, of any length, becomes a display name", async () => {
    const session = await logIn(
      site.addPerson("named", { given_name: `<>&"\r\n${"👩‍🚀x".repeat(60)}` }),
    );
    const { publicName } = await meOf(session);
    expect(publicName).toBe(`<>&" ${"👩‍🚀x".repeat(7)}👩‍🚀`.slice(0, publicName.length));
    expect(publicName.length).toBeGreaterThan(40);
    expect(publicName.length).toBeLessThanOrEqual(50);
    expect(publicName.isWellFormed()).toBe(true);
    expect((await meOf(await logIn(site.addPerson("nameless")))).publicName).toBe("");
  });

  test.each([
    ["whole", { name: "Anna Maria Ivanova", given_name: "Anna", family_name: "Ivanova" }],
    ["parted", { given_name: "Anna Maria", family_name: "Ivanova" }],
    ["blank", { name: " ", given_name: "Anna Maria Ivanova", family_name: "" }],
    ["last", { family_name: "Anna Maria Ivanova" }],
  ])("a new account is called as the provider says: %s", async (who, said) => {
    const session = await logIn(site.addPerson(`called-${who}`, said));
    expect((await meOf(session)).publicName).toBe("Anna Maria Ivanova");
  });

  test("a new account has the site's language, else the provider's, else English", async () => {
    const spoken = await site
      .newBrowser()
      .logInAndExchange(site.addPerson("chose", { locale: "en-GB" }), "auth/oauth/oidc?lang=ru");
    expect(spoken.json<Session>().lang).toBe("ru");
    expect((await logIn(site.addPerson("told", { locale: "ru" }))).lang).toBe("ru");
    expect((await logIn(site.addPerson("german", { locale: "de" }))).lang).toBe("en");
  });

  test("a user of another provider with the same subject is somebody else", async () => {
    const first = await logIn(site.addPerson("same"));
    await site.server.database.write((queries) =>
      queries
        .updateTable("social_logins")
        .set({ issuer: "https://other.example" })
        .where("user_id", "=", first.id)
        .execute(),
    );
    site.addPerson("same", { email: "else@provider.example" });
    expect((await logIn("same@provider.example")).id).not.toBe(first.id);
  });
});
