import type { Session } from "@castor/core/account/session.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { openSmtpInbox, type SmtpInbox } from "../../testing/smtp-inbox.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const anna = { username: "anna@example.org", password: "password 1", publicName: "Anna" };
/** The second try comes after two seconds, the third after four more. */
const patience = { timeout: 15_000 };

describe.each(testDatabases())("registration while the mail server is down on $name", (kind) => {
  let port: number;
  let server: TestApp;
  let inbox: SmtpInbox | undefined;
  beforeEach(async () => {
    port = await findFreePort();
    server = await startTestApp(kind, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterEach(async () => {
    await server.dispose();
    await inbox?.close();
    inbox = undefined;
  });
  const register = async () => {
    const answer = await server.call("POST", "auth/register", { body: anna });
    expect(answer.statusCode).toBe(200);
    const told = "a mail was not sent and will be tried again";
    await vi.waitFor(() => expect(server.log.join()).toContain(told), patience);
  };
  const mailComesBack = async () => {
    inbox = await openSmtpInbox({ port });
    return inbox;
  };
  const untilReceived = async ({ received }: SmtpInbox) => {
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    return received[0]?.token ?? "";
  };
  const expectLinkToWork = async (token: string) => {
    const answer = await server.call("POST", "auth/confirm", { body: { token } });
    expect([answer.statusCode, answer.json<Session>().success]).toEqual([200, true]);
    expect(server.log.join()).not.toContain(token);
    expect(server.log.join()).not.toContain("token=");
  };

  test("succeeds, and the mail arrives when the server is back", async () => {
    await register();
    await expectLinkToWork(await untilReceived(await mailComesBack()));
  });

  test("succeeds, and the mail outlives a restart", async () => {
    await register();
    await server.app.close();
    const back = await mailComesBack();
    const twin = await server.startTwin();
    try {
      await twin.ready();
      const token = await untilReceived(back);
      const payload = { token };
      const answer = await twin.inject({ method: "POST", url: "/api/auth/confirm", payload });
      expect(answer.statusCode).toBe(200);
    } finally {
      await twin.close();
    }
  });
});
