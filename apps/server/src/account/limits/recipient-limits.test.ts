import { limits } from "@castor/core/limits.ts";
import { describe, expect, test, vi } from "vitest";
import { readMailsTo, resetTokens } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

const most = limits.mailsPerRecipient;
const patience = { timeout: 10_000 };

describe.each(testDatabases())(
  "the mails that a mailbox gets in an hour on $name",
  async (kind) => {
    const server = await serveTests(kind, { RATE_LIMIT: "on", TRUST_PROXY: "1" });

    const call = (path: string, body: object, from: number) =>
      server.call("POST", path, { body, headers: { "x-forwarded-for": `192.0.2.${from}` } });
    /** A stranger asks for mails until no more are sent. */
    const useUp = async (username: string) => {
      const body = { username, password: "a stranger's 1", publicName: "Stranger" };
      for (let index = 1; index <= most; index += 1)
        succeed(await call("auth/register", body, index));
      expect((await call("auth/register", body, most + 1)).statusCode).toBe(429);
    };
    const forget = (username: string, from: number) =>
      call("auth/forgot-password", { username }, from);

    test("a link to set a password still comes, so that the owner gets an address that a stranger floods", async () => {
      const username = "flooded@example.org";
      await useUp(username);
      await forget(username, 100);
      const password = "her own words 7";
      const [token] = await vi.waitFor(async () => {
        const tokens = await resetTokens(server, username);
        expect(tokens).toHaveLength(1);
        return tokens;
      }, patience);
      succeed(await call("auth/reset-password", { token, password }, 100));
      succeed(await call("auth/login", { username, password }, 100));
    });

    test("links to set a password are five too, and leave the other mails alone", async () => {
      const username = "asked@example.org";
      const body = { username, password: "password 1", publicName: "Anna" };
      succeed(await call("auth/register", body, 110));
      for (let index = 1; index <= most; index += 1) {
        await forget(username, 110 + index);
        // A waiting mail would be replaced by the next.
        await vi.waitFor(
          async () => expect(await resetTokens(server, username)).toHaveLength(index),
          patience,
        );
      }
      await forget(username, 130);
      for (let index = 1; index < most; index += 1)
        succeed(await call("auth/register", body, 130 + index));
      await vi.waitFor(
        async () => expect(await readMailsTo(server, username)).toHaveLength(most * 2),
        patience,
      );
      expect(await resetTokens(server, username)).toHaveLength(most);
    });
  },
);
