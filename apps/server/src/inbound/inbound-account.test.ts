import type { AccountExport } from "@castor/core/account/account-export.ts";
import type { InboundAddress } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { describe, expect, test } from "vitest";
import { flightMail } from "../../testing/bookings/flight-mail.ts";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveInbound } from "../../testing/servers/inbound-post.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("an account with mails on $name", async (kind) => {
  const post = await serveInbound(kind);
  const { app, send } = post;
  const begin = async (name: string) => {
    const anna = await app.register(name);
    const to = await post.makeAddress(anna);
    const mail = { from: anna.username, to, subject: "Your booking XK77QZ", html: flightMail };
    expect(await send(mail)).toBe(250);
    await post.whenRead(anna);
    return { anna, to, mail };
  };

  test("its download has the mails and no secret, and its removal takes all", async () => {
    const { anna, to, mail } = await begin("Anna");
    const file = await app.call("GET", "auth/export", { as: anna });
    const { inbound } = succeed<AccountExport>(file);
    expect(inbound).toMatchObject({ isMailed: true, mails: [{ from: anna.username }] });
    expect(file.body).not.toContain(to.slice(6, 38));
    const body = { password: anna.password };
    succeed(await app.call("DELETE", "auth/account", { as: anna, body }));
    const rows = await app.database.read(async (queries) => [
      ...(await queries
        .selectFrom("inbound_mails")
        .select("user_id")
        .where("user_id", "=", anna.id)
        .execute()),
      ...(await queries
        .selectFrom("inbound_addresses")
        .select("user_id")
        .where("user_id", "=", anna.id)
        .execute()),
    ]);
    expect(rows).toEqual([]);
    expect(await send(mail)).toBe(550);
  });

  test("secrets and contents of mails are in no log", async () => {
    const { to } = await begin("Olga");
    expect(app.log.join()).not.toContain(to.slice(6, 38));
    expect(app.log.join()).not.toContain("XK77QZ");
  });
});

describe.each(testDatabases())("without a port for mails on $name", async (kind) => {
  const app = await serveTests(kind);

  test("no address is offered", async () => {
    const anna = await app.register("Anna");
    const answer = await app.call("GET", "inbound/address", { as: anna });
    expect(succeed<InboundAddress>(answer)).toMatchObject({ isOffered: false, address: null });
    expect((await app.call("POST", "inbound/address", { as: anna })).statusCode).toBe(404);
  });
});
