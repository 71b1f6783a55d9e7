import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../testing/servers/social-login-app.ts";

const [sqlite] = testDatabases();
if (sqlite === undefined) throw new Error("No test database.");
const kind = sqlite;
const now = () => Math.floor(Date.now() / 1_000);

describe("an id_token that the provider has signed", () => {
  let site: SocialLoginApp;
  let email: string;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
    email = site.addPerson("anna");
  });
  afterAll(() => site.dispose());
  afterEach(() => {
    site.provider.trouble = null;
    site.provider.claims = null;
  });

  const logIn = async () => {
    const { searchParams } = await site.newBrowser().logIn(email);
    return searchParams.get("error") ?? (searchParams.has("code") ? "logged in" : "nothing");
  };

  test.each([
    ["us alone", () => ({})],
    ["us in a list", () => ({ aud: ["castor trips"] })],
    [
      "us and another, and for our use",
      () => ({ aud: ["castor trips", "another"], azp: "castor trips" }),
    ],
    ["us, ended ten seconds ago by another clock", () => ({ exp: now() - 10 })],
  ])("for %s logs in", async (_, claims) => {
    site.provider.claims = claims();
    expect(await logIn()).toBe("logged in");
  });

  test.each([
    ["for another audience", () => ({ aud: "another" })],
    ["for a list of others", () => ({ aud: ["another", "castor2"] })],
    ["for nobody", () => ({ aud: [] })],
    ["without an audience", () => ({ aud: undefined })],
    ["for us and another, for the other's use", () => ({ aud: ["castor trips", "b"], azp: "b" })],
    ["of another issuer", () => ({ iss: "https://evil.example" })],
    ["without an issuer", () => ({ iss: undefined })],
    ["with another nonce", () => ({ nonce: "x".repeat(43) })],
    ["without a nonce", () => ({ nonce: undefined })],
    ["that ended two minutes ago", () => ({ exp: now() - 120 })],
    ["without an end", () => ({ exp: undefined })],
    ["that begins in an hour", () => ({ nbf: now() + 3_600 })],
  ])("%s is INVALID_TOKEN", async (_, claims) => {
    site.provider.claims = claims();
    expect(await logIn()).toBe("INVALID_TOKEN");
  });

  test.each(["otherKeys", "unsigned"] as const)(
    "is wanted: %s is INVALID_TOKEN",
    async (trouble) => {
      // Keys are fetched anew with each app, so that the right ones are not known yet.
      const fresh = await startSocialLoginApp(kind);
      fresh.provider.trouble = trouble;
      const end = await fresh.newBrowser().logIn(fresh.addPerson("boris"));
      expect(end.searchParams.get("error")).toBe("INVALID_TOKEN");
      await fresh.dispose();
    },
  );
});
