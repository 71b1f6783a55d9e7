import { limits } from "@castor/core/limits.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { openSmtpInbox } from "../../../testing/fakes/smtp-inbox.ts";
import { findFreePort } from "../../../testing/servers/free-port.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const [sqlite] = testDatabases();
const patience = { timeout: 10_000 };

describe("requested mails", () => {
  let server: TestApp | undefined;
  afterEach(async () => server?.dispose());
  const start = async (environment: Record<string, string>) => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, environment);
    return server;
  };
  const anna = { password: "password 1", publicName: "Anna" };
  const register = (app: TestApp, username: string, from = "192.0.2.1") =>
    app.call("POST", "auth/register", {
      body: { ...anna, username },
      headers: { "x-forwarded-for": from },
    });
  const resend = (app: TestApp, username: string, from = "192.0.2.1") =>
    app.call("POST", "auth/resend-confirmation", {
      body: { username },
      headers: { "x-forwarded-for": from },
    });

  const waiting = (app: TestApp) =>
    app.database.glance((queries) => queries.selectFrom("mails").select("id").execute());

  test("without a mail server the answer does not reveal who waits; the log reports it without a token", async () => {
    const app = await start({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });
    expect((await register(app, "waits@example.org")).statusCode).toBe(200);
    const waits = await resend(app, "waits@example.org");
    const nobody = await resend(app, "nobody@example.org");
    expect([waits.statusCode, waits.body]).toEqual([200, nobody.body]);
    await vi.waitFor(() => expect(app.log.join()).toContain("a mail was not sent"), patience);
    expect(app.log.join()).toContain("ECONNREFUSED");
    expect(app.log.join()).not.toContain("token");
  });

  test("with a slow mail server the answer does not wait for it, but a stop of the server does", async () => {
    let answer = () => {};
    const asked = new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
    const slow = await openSmtpInbox({ refuseLetter: () => asked });
    const app = await start({ SMTP_URL: slow.url });
    expect((await register(app, "waits@example.org")).statusCode).toBe(200);
    await vi.waitFor(() => expect(slow.received).toHaveLength(1), patience);
    const closing = app.app.close();
    let isClosed = false;
    void closing.then(() => {
      isClosed = true;
    });
    expect(await waiting(app)).toHaveLength(1);
    expect(isClosed).toBe(false);
    answer();
    await closing;
    expect(await waiting(app)).toEqual([]);
    await slow.close();
  });

  test("no mailbox is flooded from many addresses: five mails an hour", async () => {
    const app = await start({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
    await register(app, "flooded@example.org");
    for (let time = 0; time < 10; time++) {
      const answer = await resend(app, "flooded@example.org", `192.0.2.${time}`);
      expect(answer.statusCode).toBe(200);
      // A waiting mail would be replaced by the next.
      const sent = Math.min(time + 2, limits.mailsPerRecipient);
      await vi.waitFor(async () => expect(await app.mails()).toHaveLength(sent), patience);
    }
    const again = await register(app, "flooded@example.org", "192.0.2.100");
    expect([again.statusCode, Number(again.headers["retry-after"]) > 3_000]).toEqual([429, true]);
    const aliased = await register(app, "flooded+a@example.org", "192.0.2.101");
    expect(aliased.statusCode).toBe(429);
    expect((await register(app, "other@example.org")).statusCode).toBe(200);
    await app.app.close();
    expect((await app.mails()).length).toBe(limits.mailsPerRecipient + 1);
  });

  test("registrations of an address with an account are 409 and do not use up its mails", async () => {
    const app = await start({ RATE_LIMIT: "on" });
    const owner = await app.register("Taken");
    for (let time = 0; time <= limits.mailsPerRecipient; time++)
      expect((await register(app, owner.username)).statusCode).toBe(409);
    const body = { username: owner.username };
    await app.call("POST", "auth/forgot-password", { body });
    await vi.waitFor(async () => expect(await app.mails()).toHaveLength(2), patience);
  });
});
