import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "@castor/core/limits.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../testing/servers/social-login-app.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";
import { TestBrowser } from "../../../testing/servers/test-browser.ts";

const [sqlite] = testDatabases();
if (sqlite === undefined) throw new Error("No test database.");
const kind = sqlite;
const errorOf = (address: string) => new URL(address).searchParams.get("error");
const discoveries = ({ provider }: SocialLoginApp) =>
  provider.requests.filter((path) => path.startsWith("/.well-known/")).length;

describe("problems with the provider", () => {
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
  });

  test("a provider that answers HTML is UPSTREAM_UNAVAILABLE at the start, and works again by itself", async () => {
    site.provider.trouble = "html";
    const browser = site.newBrowser();
    expect(errorOf(await browser.follow("auth/oauth/oidc"))).toBe("UPSTREAM_UNAVAILABLE");
    expect(browser.cookies).toEqual({});
    site.provider.trouble = null;
    expect((await browser.logInAndExchange(email)).statusCode).toBe(200);
  });

  test("concurrent starts share one discovery request, which is cached for an hour", async () => {
    const before = discoveries(site);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    const start = () => site.newBrowser().follow("auth/oauth/oidc");
    for (const address of await Promise.all([start(), start(), start()]))
      expect(address).toContain(site.provider.issuer);
    await start();
    expect(discoveries(site)).toBe(before + 1);
  });

  test("a provider that answers HTML at the callback is UPSTREAM_UNAVAILABLE", async () => {
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    site.provider.trouble = "html";
    expect(errorOf(await browser.follow(back))).toBe("UPSTREAM_UNAVAILABLE");
    expect(browser.cookies).toEqual({});
  });

  test("a provider that does not answer in time is UPSTREAM_UNAVAILABLE, and the log names the reason without secrets", async () => {
    const browser = site.newBrowser();
    const back = await browser.goThrough(email);
    site.provider.trouble = "silent";
    const begun = performance.now();
    expect(errorOf(await browser.follow(back))).toBe("UPSTREAM_UNAVAILABLE");
    expect(performance.now() - begun).toBeLessThan(limits.providerTimeoutMs * 3);
    const log = site.server.log.join("\n");
    expect(log).toContain("social login: OAUTH_TIMEOUT");
    for (const name of ["code", "state"])
      expect(log).not.toContain(new URL(back).searchParams.get(name));
  });

  test("a secret that the provider refuses is UPSTREAM_UNAVAILABLE, and logged for the operator", async () => {
    const wrong = await startTestApp(kind, {
      OIDC_ISSUER: site.provider.issuer,
      OIDC_CLIENT_ID: site.provider.clientId,
      OIDC_CLIENT_SECRET: "wrong",
    });
    const end = await new TestBrowser(wrong).logIn(email);
    expect(end.search).toBe("?error=UPSTREAM_UNAVAILABLE");
    expect(wrong.log.join("\n")).toContain("social login: it answered 401 invalid_client");
    await wrong.dispose();
  });

  test("a provider whose document names another issuer or is too long is UPSTREAM_UNAVAILABLE", async () => {
    const documents = ['{"issuer":"https://evil.example"}', `{"a":"${"x".repeat(300_000)}"}`];
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "application/json").end(documents.shift());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const app = await startTestApp(kind, {
      OIDC_ISSUER: `http://localhost:${(server.address() as AddressInfo).port}`,
      OIDC_CLIENT_ID: "a",
      OIDC_CLIENT_SECRET: "b",
    });
    for (let time = 0; time < 2; time += 1)
      expect(errorOf(await new TestBrowser(app).follow("auth/oauth/oidc"))).toBe(
        "UPSTREAM_UNAVAILABLE",
      );
    await app.dispose();
    server.close();
  });
});

test("an id_token that is not signed by the provider's keys, or signed by a secret, is INVALID_TOKEN", async () => {
  const shared = await startSocialLoginApp(kind, {}, { tokenAlgorithm: "HS256" });
  expect((await shared.newBrowser().logIn(shared.addPerson("anna"))).search).toBe(
    "?error=INVALID_TOKEN",
  );
  await shared.dispose();
  const site = await startSocialLoginApp(kind);
  site.provider.trouble = "otherKeys";
  expect((await site.newBrowser().logIn(site.addPerson("anna"))).search).toBe(
    "?error=INVALID_TOKEN",
  );
  expect(site.server.log.join("\n")).toContain("social login: OAUTH_INVALID_RESPONSE");
  await site.dispose();
});

test("a provider that is gone is UPSTREAM_UNAVAILABLE at the start and at the callback", async () => {
  const site = await startSocialLoginApp(kind);
  const browser = site.newBrowser();
  const back = await browser.goThrough(site.addPerson("anna"));
  const twin = await startTestApp(kind, {
    OIDC_ISSUER: site.provider.issuer,
    OIDC_CLIENT_ID: "castor",
    OIDC_CLIENT_SECRET: "b",
  });
  await site.provider.close();
  expect(errorOf(await browser.follow(back))).toBe("UPSTREAM_UNAVAILABLE");
  expect(errorOf(await new TestBrowser(twin).follow("auth/oauth/oidc"))).toBe(
    "UPSTREAM_UNAVAILABLE",
  );
  await twin.dispose();
  await site.dispose();
});

test("too many starts are redirected to the page too, with TOO_MANY_REQUESTS", async () => {
  const site = await startSocialLoginApp(kind, { RATE_LIMIT: "on" });
  const ends: string[] = [];
  for (let time = 0; time < 61; time += 1)
    ends.push(await site.newBrowser().follow("auth/oauth/unknown"));
  expect(errorOf(ends[59] ?? "")).toBe("NOT_FOUND");
  expect(ends[60]).toBe("http://localhost:3000/auth/callback?error=TOO_MANY_REQUESTS");
  await site.dispose();
});
