import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Session } from "@castor/core/account/session.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { openSmtpInbox, type SmtpInbox } from "../../testing/fakes/smtp-inbox.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const anna = { username: "anna@example.org", password: "password 1", publicName: "Anna" };
/** The second attempt comes after two seconds, the third after four more. */
const patience = { timeout: 15_000 };

describe.each(testDatabases())("registration with the mail server down on $name", (kind) => {
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

  test("succeeds, and the mail survives a restart", async () => {
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

test.each(testDatabases())(
  "registration on $name does not wait for a mail server that hangs",
  async (kind) => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const connected = once(silent, "connection");
    const { port } = silent.address() as AddressInfo;
    const server = await startTestApp(kind, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    const answer = await server.call("POST", "auth/register", { body: anna });
    expect(answer.statusCode).toBe(200);
    await connected;
    expect((await server.call("GET", "ready")).statusCode).toBe(200);
    await server.dispose();
    silent.close();
  },
);
