import type { Invitation } from "@castor/core/members/invitation.ts";
import type { OpenedInvitation } from "@castor/core/trips/opened-invitation.ts";
import { describe, expect, test } from "vitest";
import { addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { selectMailsTo } from "../../testing/servers/outbox.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const asEditor = { role: "editor", seesMoney: true, days: 7 };

describe.each(testDatabases())("invitations by mail on $name (decision 122)", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const clara = await server.register("Clara");

  const send = (tripId: string, address: string, changed: object = {}) =>
    server.call("POST", "invitation/mail", {
      as: anna,
      body: { tripId, ...asEditor, address, ...changed },
      headers: { "x-language": "en" },
    });
  const list = async (tripId: string) =>
    succeed<Invitation[]>(await server.call("GET", `invitation/${tripId}`, { as: anna }));
  const mailTo = async (address: string) =>
    (await selectMailsTo(address, await server.mails())).at(-1);
  const tokenIn = (text: string | undefined) => /\/join#([\w-]{43})\n/.exec(text ?? "")?.[1] ?? "";
  const accept = (token: string, as = boris) =>
    server.call("POST", "invitation/accept", { as, body: { token } });

  test("somebody gets a link by mail, which works once; its list has no address", async () => {
    const { id } = await addTrip(server, anna, { name: "Vienna" });
    const invitation = succeed<Invitation>(await send(id, "Olga@Example.com "));
    expect(invitation).toMatchObject({ role: "editor", usesLeft: 1, sentTo: "o***@example.com" });
    const mail = await mailTo("olga@example.com");
    expect(mail?.subject).toBe("Anna invites you to a trip");
    expect(mail?.text).toContain("Anna invites you to plan the trip “Vienna” together");
    const token = tokenIn(mail?.text);
    expect(mail?.html).toContain(`/join#${token}"`);
    const opened = await server.call("POST", "invitation/open", { body: { token } });
    expect(succeed<OpenedInvitation>(opened)).toMatchObject({ name: "Vienna", role: "editor" });
    expect(await list(id)).toEqual([invitation]);
    expect(succeed(await accept(token))).toEqual({ tripId: id });
    expect((await accept(token, clara)).statusCode).toBe(400);
    expect(await list(id)).toEqual([]);
    // Once the mail is sent, nothing has the address.
    const rows = await server.database.read(async (queries) => [
      await queries.selectFrom("mails").selectAll().execute(),
      await queries.selectFrom("invitations").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain("olga@");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("several go out at once, each with its own link", async () => {
    const { id } = await addTrip(server, anna);
    await Promise.all(["one@example.com", "two@example.com"].map((address) => send(id, address)));
    const tokens = [];
    for (const address of ["one@example.com", "two@example.com"])
      tokens.push(tokenIn((await mailTo(address))?.text));
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.every((token) => token !== "")).toBe(true);
  });

  test("a revoked one is not sent, and a sent one ends", async () => {
    const { id } = await addTrip(server, anna);
    const sent = succeed<Invitation>(await send(id, "late@example.com"));
    const token = tokenIn((await mailTo("late@example.com"))?.text);
    succeed(await server.call("DELETE", `invitation/${id}/${sent.id}`, { as: anna }));
    expect((await accept(token)).statusCode).toBe(400);
    const unsent = succeed<Invitation>(await send(id, "never@example.com"));
    succeed(await server.call("DELETE", `invitation/${id}/${unsent.id}`, { as: anna }));
    expect(await mailTo("never@example.com")).toBeUndefined();
  });

  test("what somebody calls themselves or a trip makes no link and no tag in a mail", async () => {
    const name = "<b>Win</b> at www.evil.example/now";
    const { id } = await addTrip(server, anna, { name });
    succeed(await send(id, "a@example.com", { role: "viewer" }));
    const linked = await mailTo("a@example.com");
    expect(`${linked?.text}${linked?.html}`).not.toContain("evil");
    expect(linked?.text).toContain("Anna invites you to read a trip");
    const { id: other } = await addTrip(server, anna, { name: '<a href="x">Tags</a>' });
    succeed(await send(other, "b@example.com"));
    expect((await mailTo("b@example.com"))?.html).toContain("&lt;a href=&quot;x&quot;&gt;Tags");
  });

  test("only the owner sends one, to an address, and as many as a trip may have", async () => {
    const { id } = await addTrip(server, anna);
    expect(refusal(await send(id, "no address"))).toEqual([400, ["address"]]);
    const body = { tripId: id, ...asEditor, address: "a@example.com" };
    const call = (as: typeof boris | null) => server.call("POST", "invitation/mail", { as, body });
    expect([(await call(boris)).statusCode, (await call(null)).statusCode]).toEqual([404, 401]);
    await server.database.write((queries) =>
      queries
        .insertInto("invitations")
        .values(
          Array.from({ length: 50 }, (_, index) => ({
            ...{ id: `${id} ${index}`, trip_id: id, token_hash: `${id} ${index}` },
            ...{ role: "viewer" as const, sees_money: 0 as const, uses_left: 1 },
            ...{ ends: "2199-01-01T00:00:00.000Z", created: "2026-11-29T00:00:00.000Z" },
          })),
        )
        .execute(),
    );
    expect((await send(id, "full@example.com")).statusCode).toBe(400);
    expect(await mailTo("full@example.com")).toBeUndefined();
  });
});
