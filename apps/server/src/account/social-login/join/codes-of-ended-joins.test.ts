import type { Session } from "@castor/core/account/session.ts";
import type { JoinedLogin, JoinRequest } from "@castor/core/account/social-login.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset } from "../../../../testing/calls/account-calls.ts";
import { succeed } from "../../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../../testing/servers/social-login-app.ts";
import type { TestBrowser } from "../../../../testing/servers/test-browser.ts";

describe.each(testDatabases())("codes of social logins whose join has ended on $name", (kind) => {
  let site: SocialLoginApp;
  let names = 0;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
  });
  afterAll(() => site.dispose());

  /** An account with a joined login, and a browser that has logged in there and still has the code. */
  const newLogin = async () => {
    names += 1;
    const owner = await site.server.register(`Owner${names}`);
    const email = site.addPerson(`twin${names}`, { email: owner.username });
    const { challenge } = succeed<JoinRequest>(await site.newBrowser().logInAndExchange(email));
    const body = { challenge, password: owner.password };
    succeed(await site.server.call("POST", "auth/oauth/join", { body }));
    const browser = site.newBrowser();
    const code = (await browser.logIn(email)).searchParams.get("code");
    return { owner, browser, code };
  };
  const exchange = (browser: TestBrowser, code: string | null) =>
    browser.call("POST", "auth/oauth/exchange", { code });
  const codesOf = (userId: string) =>
    site.server.database.read((queries) =>
      queries.selectFrom("login_codes").selectAll().where("user_id", "=", userId).execute(),
    );

  test("the code of a login that is joined begins a session", async () => {
    const { owner, browser, code } = await newLogin();
    expect(succeed<Session>(await exchange(browser, code)).id).toBe(owner.id);
  });

  test("after the removal of the joined login its unspent code is refused", async () => {
    const { owner, browser, code } = await newLogin();
    const as = owner;
    const list = await site.server.call("GET", "auth/social-logins", { as });
    const [joined] = succeed<JoinedLogin[]>(list);
    const body = { password: owner.password };
    succeed(await site.server.call("DELETE", `auth/social-logins/${joined?.id}`, { as, body }));
    const refused = await exchange(browser, code);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { error: { code: "INVALID_TOKEN" } },
    ]);
  });

  test("a code that is saved just after a new password by mail is refused", async () => {
    const { owner, browser, code } = await newLogin();
    const codes = await codesOf(owner.id);
    expect(codes).toHaveLength(1);
    const token = await askForReset(site.server, owner.username);
    const body = { token, password: "her own words 7" };
    succeed(await site.server.call("POST", "auth/reset-password", { body }));
    expect(await codesOf(owner.id)).toEqual([]);
    // The login found the join before the reset, and saves its code after it.
    await site.server.database.write((queries) =>
      queries.insertInto("login_codes").values(codes).execute(),
    );
    expect((await exchange(browser, code)).statusCode).toBe(400);
  });
});
