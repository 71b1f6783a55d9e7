import { limits } from "@castor/core/limits.ts";
import { describe, expect, test, vi } from "vitest";
import { readMailsTo } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { listRegistrations, saveRegistration } from "./registration-store.ts";

const patience = { timeout: 10_000 };
const password = "her own words 7";

describe.each(testDatabases())("many registrations of one address on $name", async (kind) => {
  const server = await serveTests(kind);

  const post = (path: string, body: object) => server.call("POST", path, { body });
  const tokens = async (username: string) => {
    await server.mails();
    const mails = await readMailsTo(server, username);
    return mails.flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? []);
  };
  /** Registers, and answers the token of the mail. */
  const register = async (username: string) => {
    succeed(await post("auth/register", { username, password, publicName: "Anna" }));
    return (await tokens(username)).at(-1);
  };
  /** A stranger's registrations after hers, as the handler stores them. */
  const floodAfter = async (username: string, count: number) => {
    const [hers] = await server.database.glance((queries) => listRegistrations(queries, username));
    if (hers === undefined) throw new Error("She has not registered.");
    const passwordHash = await hashPassword("a stranger's 1", { saltOf: hers.passwordHash });
    const made = { userId: hers.userId, passwordHash, publicName: "", keyHash: null } as const;
    await server.database.write(async (queries) => {
      for (let index = 1; index <= count; index += 1)
        await saveRegistration(queries, { ...made, lang: "en" }, new Date(Date.now() + index));
    });
  };

  test("as many as a mailbox gets mails in 48 hours leave her link and her password alone", async () => {
    const username = "flooded@example.org";
    const token = await register(username);
    // An hour that began before her registration counts too.
    await floodAfter(username, (limits.confirmLinkHours + 1) * limits.mailsPerRecipient);
    const early = await post("auth/login", { username, password });
    expect(early.json()).toMatchObject({ error: { code: "EMAIL_NOT_CONFIRMED" } });
    succeed(await post("auth/confirm", { token }));
    succeed(await post("auth/login", { username, password }));
  });

  test("more than the limit end the oldest", async () => {
    const username = "many@example.org";
    const token = await register(username);
    await floodAfter(username, limits.registrationsPerAddress);
    expect((await post("auth/confirm", { token })).statusCode).toBe(400);
    const left = await server.database.glance((queries) => listRegistrations(queries, username));
    expect(left).toHaveLength(limits.registrationsPerAddress);
  });

  test("a second mail is sent for the newest three of them", async () => {
    const username = "again@example.org";
    const most = limits.registrationsMailedAgain;
    await register(username);
    await floodAfter(username, most + 2);
    await post("auth/resend-confirmation", { username });
    await vi.waitFor(async () => expect(await tokens(username)).toHaveLength(1 + most), patience);
    // Its end waits for what runs in the background.
    await server.app.close();
    expect(await tokens(username)).toHaveLength(1 + most);
  });
});
