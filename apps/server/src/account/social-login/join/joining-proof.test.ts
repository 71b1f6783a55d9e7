import type { Me, NewSession } from "@castor/core/account/session.ts";
import type { JoinedLogin, JoinRequest } from "@castor/core/account/social-login.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  askForReset,
  dropPassword,
  isAlive,
  readMailsTo,
} from "../../../../testing/calls/account-calls.ts";
import { turnOnTwoStep } from "../../../../testing/calls/login-steps.ts";
import { succeed } from "../../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import { FakePasskey } from "../../../../testing/fakes/fake-passkey.ts";
import {
  type SocialLoginApp,
  startSocialLoginApp,
} from "../../../../testing/servers/social-login-app.ts";
import type { Person } from "../../../../testing/servers/test-app.ts";

const publicUrl = "http://localhost:3000";

describe.each(testDatabases())("the proof before a social login joins on $name", (kind) => {
  let site: SocialLoginApp;
  let names = 0;
  beforeAll(async () => {
    site = await startSocialLoginApp(kind);
  });
  afterAll(() => site.dispose());

  const post = (path: string, body: object) => site.server.call("POST", path, { body });
  /** A user with a password, and the login of somebody at the provider who has the same address there. */
  const newOwner = async (more: object = {}) => {
    names += 1;
    const owner = await site.server.register(`Owner${names}`);
    return { owner, email: site.addPerson(`twin${names}`, { email: owner.username, ...more }) };
  };
  /** Logs in at the provider; the answer asks for the proof of the account. */
  const arrive = async (email: string) =>
    succeed<JoinRequest>(await site.newBrowser().logInAndExchange(email));
  const join = (challenge: string, proof: object) =>
    post("auth/oauth/join", { challenge, ...proof });
  const joined = async (person: Person) =>
    succeed<JoinedLogin[]>(await site.server.call("GET", "auth/social-logins", { as: person }));
  const askForLink = async (challenge: string, { username }: Person) => {
    succeed(await post("auth/oauth/join/mail", { challenge }));
    await site.server.mails();
    const mails = await readMailsTo(site.server, username);
    const links = mails.flatMap(
      ({ text }) => /callback\?join=([\w-]+)/.exec(text ?? "")?.[1] ?? [],
    );
    return links.at(-1) ?? "";
  };
  const subjects = async ({ username }: Person) => {
    await site.server.mails();
    return (await readMailsTo(site.server, username)).map(({ subject }) => subject);
  };
  const session = (answer: NewSession, person: Person): Person => ({
    ...person,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? "",
  });
  /** Joins by the password. */
  const enter = async (owner: Person, email: string) => {
    const { challenge } = await arrive(email);
    return session(succeed(await join(challenge, { password: owner.password })), owner);
  };

  test("it answers a challenge and no tokens, and nothing is joined yet", async () => {
    const { owner, email } = await newOwner();
    const answer = await arrive(email);
    expect(answer).toEqual({
      success: true,
      joins: true,
      challenge: expect.any(String),
      provider: "oidc",
      username: owner.username,
      hasPassword: true,
      hasPasskey: false,
      hasTwoStep: false,
      redirectUrl: null,
    });
    expect(await joined(owner)).toEqual([]);
    for (const challenge of ["made up", answer.challenge])
      expect((await join(challenge, {})).statusCode).toBe(400);
    expect(await joined(owner)).toEqual([]);
  });

  test("with the password it joins: name and password stay, and a mail, a list and an event tell of it", async () => {
    const { owner, email } = await newOwner({ given_name: "Other" });
    const { challenge } = await arrive(email);
    const wrong = await join(challenge, { password: "not the password 1" });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { error: { fields: { password: expect.any(String) } } },
    ]);
    expect(await joined(owner)).toEqual([]);
    const entered = succeed<NewSession>(await join(challenge, { password: owner.password }));
    expect(entered.id).toBe(owner.id);
    const me = await site.server.call("GET", "auth/me", { as: session(entered, owner) });
    expect(me.json<Me>()).toMatchObject({ publicName: `Owner${names}`, hasPassword: true });
    expect(await joined(owner)).toEqual([
      { id: expect.any(String), provider: "oidc", created: expect.stringMatching(/^20.*Z$/) },
    ]);
    expect(await subjects(owner)).toContain("How you log in to Castor has changed");
    const events = await site.server.call("GET", "auth/activity", { as: owner });
    expect(events.json()).toContainEqual(
      expect.objectContaining({ kind: "socialLoginAdded", detail: "oidc" }),
    );
    expect((await join(challenge, { password: owner.password })).statusCode).toBe(400);
    // From now on it logs in without a proof.
    const again = succeed<NewSession>(await site.newBrowser().logInAndExchange(email));
    expect(again.access_token).toEqual(expect.any(String));
  });

  test("with the link of a mail it joins once, and only in the browser where the login began", async () => {
    const { owner, email } = await newOwner();
    const { challenge } = await arrive(email);
    const token = await askForLink(challenge, owner);
    // The reader of an unasked mail has the token alone; somebody else's login is not joined by it.
    const other = await newOwner();
    const theirs = await arrive(other.email);
    expect((await join(theirs.challenge, { token })).statusCode).toBe(400);
    expect((await join("made up", { token })).statusCode).toBe(400);
    expect(await joined(other.owner)).toEqual([]);
    expect(succeed<NewSession>(await join(challenge, { token })).id).toBe(owner.id);
    expect(await joined(owner)).toHaveLength(1);
    const second = await arrive(site.addPerson(`late${names}`, { email: owner.username }));
    expect((await join(second.challenge, { token })).statusCode).toBe(400);
  });

  test("an account with two-step login asks for its code too, also after the link of a mail", async () => {
    const { owner, email } = await newOwner();
    const [code, otherCode] = await turnOnTwoStep(site.server, owner);
    const { challenge, hasTwoStep } = await arrive(email);
    expect(hasTwoStep).toBe(true);
    const token = await askForLink(challenge, owner);
    for (const proof of [{ password: owner.password }, { token }])
      for (const attempt of [proof, { ...proof, code: "000000" }]) {
        const refused = await join(challenge, attempt);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          400,
          { error: { fields: { code: expect.any(String) } } },
        ]);
      }
    expect(await joined(owner)).toEqual([]);
    succeed(await join(challenge, { token, code }));
    expect(await joined(owner)).toHaveLength(1);
    const more = await arrive(site.addPerson(`more${names}`, { email: owner.username }));
    succeed(await join(more.challenge, { password: owner.password, code: otherCode }));
  });

  test("a passkey of the account proves it alone, somebody else's does not", async () => {
    const { owner, email } = await newOwner();
    const [own, foreign] = [new FakePasskey(publicUrl), new FakePasskey(publicUrl)];
    const add = async (person: Person, passkey: FakePasskey) => {
      const body = { password: person.password };
      const begun = succeed<{ challenge: string; rp: { id: string } }>(
        await site.server.call("POST", "auth/passkeys/begin", { as: person, body }),
      );
      const made = passkey.make(begun.challenge, begun.rp.id);
      succeed(await site.server.call("POST", "auth/passkeys", { as: person, body: made }));
    };
    await add(owner, own);
    await add((await newOwner()).owner, foreign);
    await turnOnTwoStep(site.server, owner);
    const { challenge, hasPasskey } = await arrive(email);
    expect(hasPasskey).toBe(true);
    const use = async (passkey: FakePasskey) => {
      const begun = succeed<{ challenge: string; rpId: string }>(
        await post("auth/passkeys/login/begin", {}),
      );
      return join(challenge, { passkey: passkey.use(begun.challenge, begun.rpId) });
    };
    expect((await use(foreign)).statusCode).toBe(400);
    expect(succeed<NewSession>(await use(own)).id).toBe(owner.id);
  });

  test("a removed one is out: its sessions end, and the next login asks for the proof again", async () => {
    const { owner, email } = await newOwner();
    const entered = await enter(owner, email);
    const [one] = await joined(owner);
    const remove = (body: object, as = owner) =>
      site.server.call("DELETE", `auth/social-logins/${one?.id}`, { as, body });
    expect((await remove({})).statusCode).toBe(400);
    expect((await remove({ password: "wrong password 1" })).statusCode).toBe(400);
    const stranger = await newOwner();
    const theirs = { password: stranger.owner.password };
    expect((await remove(theirs, stranger.owner)).statusCode).toBe(404);
    succeed(await remove({ password: owner.password }));
    expect(await joined(owner)).toEqual([]);
    expect([await isAlive(site.server, entered), await isAlive(site.server, owner)]).toEqual([
      false,
      true,
    ]);
    expect((await arrive(email)).joins).toBe(true);
  });

  test("a new password by mail ends a recent join, what waits for a proof, and codes on their way", async () => {
    const { owner, email } = await newOwner();
    const first = await arrive(email);
    succeed(await join(first.challenge, { password: owner.password }));
    const browser = site.newBrowser();
    const code = (await browser.logIn(email)).searchParams.get("code");
    const waiting = await arrive(site.addPerson(`wait${names}`, { email: owner.username }));
    const token = await askForLink(waiting.challenge, owner);
    const reset = await askForReset(site.server, owner.username);
    succeed(await post("auth/reset-password", { token: reset, password: "her own words 7" }));
    expect((await browser.call("POST", "auth/oauth/exchange", { code })).statusCode).toBe(400);
    expect((await join(waiting.challenge, { token })).statusCode).toBe(400);
    expect((await arrive(email)).joins).toBe(true);
  });

  test("a session that came by a join neither deletes the account of somebody with a password nor adds a passkey", async () => {
    const { owner, email } = await newOwner();
    const entered = await enter(owner, email);
    const removal = await site.server.call("DELETE", "auth/account", { as: entered, body: {} });
    const passkey = await site.server.call("POST", "auth/passkeys/begin", {
      as: entered,
      body: {},
    });
    for (const refused of [removal, passkey])
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { error: { fields: { password: "This field is required." } } },
      ]);
    expect(await isAlive(site.server, owner)).toBe(true);
  });

  test("the only way into an account is not removed", async () => {
    const { owner, email } = await newOwner();
    const entered = await enter(owner, email);
    await dropPassword(site.server, owner);
    const [one] = await joined(entered);
    const refused = await site.server.call("DELETE", `auth/social-logins/${one?.id}`, {
      as: entered,
      body: {},
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: "This is the only way you log in. Set a password or add a passkey first." },
    ]);
    expect(await joined(entered)).toHaveLength(1);
  });
});
