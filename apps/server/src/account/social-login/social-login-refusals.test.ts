import { limits } from "@castor/core/limits.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../testing/servers/social-login-app.ts";
import type { TestBrowser } from "../../../testing/servers/test-browser.ts";
import { removeExpired } from "../../commands/schedule-cleanup.ts";

const errorOf = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("http://localhost:3000/auth/callback");
  return searchParams.get("error");
};

describe.each(testDatabases())("refused social login on $name", (kind) => {
  let site: SocialLoginApp;
  let email: string;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
    email = site.addPerson("anna");
  });
  afterAll(() => site.dispose());
  afterEach(() => {
    vi.useRealTimers();
    site.provider.trouble = null;
    site.provider.claims = null;
  });

  const later = (milliseconds: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  };
  const exchange = (browser: TestBrowser, code: string | null) =>
    browser.call("POST", "auth/oauth/exchange", { code });
  const codeOf = (end: URL) => end.searchParams.get("code");
  /** Changes the login's cookie in the browser. */
  const tamper = (browser: TestBrowser, change: (held: { secrets: object }) => object) => {
    for (const [name, value = ""] of Object.entries(browser.cookies)) {
      const held = JSON.parse(Buffer.from(value, "base64url").toString()) as { secrets: object };
      browser.set(name, Buffer.from(JSON.stringify(change(held))).toString("base64url"));
    }
  };

  test("a user who refuses at the provider comes back with FORBIDDEN, and the secrets are gone", async () => {
    const browser = site.newBrowser();
    const end = await browser.logIn(null);
    expect(errorOf(end.href)).toBe("FORBIDDEN");
    expect(browser.cookies).toEqual({});
  });

  test("a replayed callback is INVALID_TOKEN, and does not end the session of the first", async () => {
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    const end = new URL(await browser.follow(back));
    expect(errorOf(await browser.follow(back))).toBe("INVALID_TOKEN");
    expect((await exchange(browser, codeOf(end))).statusCode).toBe(200);
  });

  test("a replayed callback with its earlier cookies is refused by the provider", async () => {
    const [browser, copy] = [site.newBrowser(), site.newBrowser()];
    const back = await browser.goThrough(email);
    for (const [name, value = ""] of Object.entries(browser.cookies)) copy.set(name, value);
    expect(codeOf(new URL(await browser.follow(back)))).not.toBeNull();
    expect(errorOf(await copy.follow(back))).toBe("INVALID_TOKEN");
  });

  test("a callback in another browser, with another state or none, or with a field twice is INVALID_TOKEN", async () => {
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    expect(errorOf(await site.newBrowser().follow(back))).toBe("INVALID_TOKEN");
    const change = (edit: (search: URLSearchParams) => void) => {
      const changed = new URL(back);
      edit(changed.searchParams);
      return browser.follow(changed.href);
    };
    const state = new URL(back).searchParams.get("state") ?? "";
    for (const wrong of [`${state.slice(0, -1)}_`, state.slice(0, 8), "", "x".repeat(3_000)])
      expect(errorOf(await change((search) => search.set("state", wrong)))).toBe("INVALID_TOKEN");
    expect(errorOf(await change((search) => search.delete("state")))).toBe("INVALID_TOKEN");
    expect(errorOf(await change((search) => search.append("code", "x")))).toBe("INVALID_TOKEN");
    expect(codeOf(new URL(await browser.follow(back)))).not.toBeNull();
  });

  test.each([
    ["a code that the provider did not give", { code: "forged" }],
    ["an answer of another issuer", { iss: "https://evil.example" }],
  ])("%s is INVALID_TOKEN", async (_what, fields) => {
    const browser = site.newBrowser();
    const changed = new URL(await browser.goThrough(email));
    for (const [name, value] of Object.entries(fields)) changed.searchParams.set(name, value);
    expect(errorOf(await browser.follow(changed.href))).toBe("INVALID_TOKEN");
  });

  test("an overlong subject at the provider is INVALID_TOKEN", async () => {
    const longest = site.addPerson("longest", { sub: "s".repeat(255) });
    expect(errorOf((await site.newBrowser().logIn(longest)).href)).toBeNull();
    const longer = site.addPerson("longer", { sub: "s".repeat(256) });
    expect(errorOf((await site.newBrowser().logIn(longer)).href)).toBe("INVALID_TOKEN");
  });

  test("people whom the provider calls nothing are INVALID_TOKEN, and nobody's account is theirs", async () => {
    site.provider.claims = { sub: "" };
    for (const name of ["unnamed", "unnamed-too"])
      expect(errorOf((await site.newBrowser().logIn(site.addPerson(name))).href)).toBe(
        "INVALID_TOKEN",
      );
  });

  test.each(["nonce", "verifier"])(
    "another %s than at the start of the login is INVALID_TOKEN",
    async (name) => {
      const browser = site.newBrowser();
      const back = await browser.goThrough(email);
      tamper(browser, (held) => ({
        ...held,
        secrets: { ...held.secrets, [name]: "x".repeat(43) },
      }));
      expect(errorOf(await browser.follow(back))).toBe("INVALID_TOKEN");
    },
  );

  test.each(["%", "e30", "bm90IGpzb24", ""])(
    "a forged cookie %j is INVALID_TOKEN",
    async (value) => {
      const browser = site.newBrowser();
      const back = await browser.goThrough(email);
      for (const name of Object.keys(browser.cookies)) browser.set(name, value);
      expect(errorOf(await browser.follow(back))).toBe("INVALID_TOKEN");
    },
  );

  test("the time at the provider may be ten minutes", async () => {
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    later(limits.socialLoginMinutes * 60_000 + 1_000);
    expect(errorOf(await browser.follow(back))).toBe("INVALID_TOKEN");
  });

  test("our code works once, within a minute, and only in the browser that logged in", async () => {
    const [browser, other] = [site.newBrowser(), site.newBrowser()];
    const code = codeOf(await browser.logIn(email));
    const foreign = await exchange(other, code);
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json()).toMatchObject({ error: { code: "INVALID_TOKEN" } });
    await other.logIn(email);
    const [held = ""] = Object.values(other.cookies);
    other.set(`login-${code?.slice(0, 8)}`, held);
    expect((await exchange(other, code)).statusCode).toBe(400);
    const copy = site.newBrowser();
    for (const [name, value = ""] of Object.entries(browser.cookies)) copy.set(name, value);
    expect((await exchange(browser, code)).statusCode).toBe(200);
    expect((await exchange(browser, code)).statusCode).toBe(400);
    expect((await exchange(copy, code)).statusCode).toBe(400);
    const late = site.newBrowser();
    const lateCode = codeOf(await late.logIn(email));
    later(limits.loginCodeSeconds * 1_000 + 1_000);
    expect((await exchange(late, lateCode)).statusCode).toBe(400);
  });

  test.each(["google", "unknown", "oidc."])(
    "the unconfigured provider %s is NOT_FOUND",
    async (id) => {
      const browser = site.newBrowser();
      expect(errorOf(await browser.follow(`auth/oauth/${id}`))).toBe("NOT_FOUND");
      expect(errorOf(await browser.follow(`auth/oauth/${id}/callback?code=a`))).toBe("NOT_FOUND");
    },
  );

  test("unused codes are removed when they expire", async () => {
    await site.newBrowser().logIn(email);
    const left = () =>
      site.server.database.read((queries) =>
        queries.selectFrom("login_codes").select("code_hash").execute(),
      );
    await removeExpired(site.server.database, new Date());
    expect(await left()).not.toEqual([]);
    await removeExpired(site.server.database, new Date(Date.now() + 3_600_000));
    expect(await left()).toEqual([]);
  });

  test("an invalid start still ends at a page", async () => {
    const address = await site.newBrowser().follow("auth/oauth/oidc?redirectUrl=/a&redirectUrl=/b");
    expect(errorOf(address)).toBe("INVALID_TOKEN");
  });
});
