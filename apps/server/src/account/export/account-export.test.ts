import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { type AccountExport, accountExport } from "@castor/core/account/account-export.ts";
import type { Me } from "@castor/core/account/session.ts";
import { describe, expect, test } from "vitest";
import { isAlive, logIn } from "../../../testing/calls/account-calls.ts";
import { addPoint, addRoute, addTrip, load, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import type { Database } from "../../db/database.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import { exportAccount } from "./export-account.ts";

describe.each(testDatabases())("the download of an account on $name", async (kind) => {
  const server = await serveTests(kind);

  const download = (as: Person, headers: Record<string, string> = {}) =>
    server.call("GET", "auth/export", { as, headers });
  const viewerOf = async ({ id }: Person) => {
    const row = await server.database.read((queries) =>
      queries.selectFrom("sessions").select("id").where("user_id", "=", id).executeTakeFirst(),
    );
    return { userId: id, sessionId: row?.id ?? "", expires: Number.POSITIVE_INFINITY };
  };
  const collect = (pieces: AsyncIterable<string>) => text(Readable.from(pieces));

  test("is a JSON file of the caller's date, with the account, its logins and sessions, and each trip as its owner sees it", async () => {
    const person = await server.register("Everything");
    await addTrip(server, await server.register("Stranger"), { isPublic: true });
    const phone = await logIn(server, person, { "user-agent": "Phone/1" });
    const first = await addTrip(server, person, { name: '«Первая» "\\\u2028' });
    const route = await addRoute(server, person, first.id);
    await addPoint(server, person, route.id, { description: "long ".repeat(1_000) });
    const second = await addTrip(server, person, { isPublic: true });
    await server.database.write((queries) =>
      queries
        .insertInto("social_logins")
        .values({
          issuer: "https://id.example",
          subject: "secret subject",
          user_id: person.id,
          provider: "oidc",
          created: "2026-11-20T08:00:00.000Z",
          is_join: 1,
        })
        .execute(),
    );
    const answer = await download(phone, { "x-time-zone": "Pacific/Kiritimati" });
    const today = new Intl.DateTimeFormat("sv", { timeZone: "Pacific/Kiritimati" }).format();
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename=castor-account-${today}.json`,
      "cache-control": "no-store",
    });
    const file = succeed<AccountExport>(answer);
    const { unread: _, ...account } = succeed<Me>(
      await server.call("GET", "auth/me", { as: person }),
    );
    expect(accountExport.parse(file)).toEqual(file);
    expect(file).toMatchObject({
      format: "castor-account",
      version: 1,
      exportedAt: expect.stringMatching(/Z$/),
      account: {
        ...account,
        created: expect.stringMatching(/Z$/),
      },
      socialLogins: [
        { provider: "oidc", issuer: "https://id.example", created: "2026-11-20T08:00:00.000Z" },
      ],
    });
    expect(file.sessions).toEqual(
      succeed(await server.call("GET", "auth/sessions", { as: phone })),
    );
    expect(file.trips).toEqual([
      await load(server, person, first.id),
      await load(server, person, second.id),
    ]);
  });

  test("contains no password, token or hash of one", async () => {
    const person = await server.register("Secrets");
    const row = await server.database.read((queries) =>
      queries
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", person.id)
        .executeTakeFirst(),
    );
    const { body } = await download(person);
    expect(body).toContain(person.username);
    for (const secret of [
      person.password,
      row?.password_hash ?? "",
      "argon2",
      person.accessToken,
      person.refreshToken,
      hashToken(person.refreshToken),
    ])
      expect([secret !== "", body.includes(secret)]).toEqual([true, false]);
  });

  test("is complete for an account without trips", async () => {
    const { trips } = succeed<AccountExport>(await download(await server.register("Empty")));
    expect(trips).toEqual([]);
  });

  test("is compressed for callers that accept it", async () => {
    const person = await server.register("Zipped");
    await addTrip(server, person);
    const plain = succeed<AccountExport>(await download(person));
    const answer = await download(person, { "accept-encoding": "gzip" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const file = JSON.parse(gunzipSync(answer.rawPayload).toString()) as AccountExport;
    // The first download is an event of the account.
    const timeless = (one: AccountExport) => ({ ...one, exportedAt: "", activity: [] });
    expect(timeless(file)).toEqual(timeless(plain));
  });

  test("reads nothing for HEAD", async () => {
    const answer = await server.call("HEAD", "auth/export", { as: await server.register("Head") });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(answer.headers["content-disposition"]).toContain("castor-account-");
  });

  test("reads one trip at a time, each in its own snapshot, as fast as the caller reads", async () => {
    const person = await server.register("Slowly");
    for (let trip = 0; trip < 5; trip++) await addTrip(server, person);
    let reads = 0;
    const counting: Database = Object.create(server.database, {
      read: {
        value: (run: Parameters<Database["read"]>[0]) => {
          reads += 1;
          return server.database.read(run);
        },
      },
    });
    const { chunks: pieces } = await exportAccount(counting, await viewerOf(person), new Date());
    const taken: number[] = [];
    for await (const _ of pieces) {
      taken.push(reads);
      if (taken.length === 3) break;
    }
    expect(taken).toEqual([1, 2, 3]);
    expect(reads).toBe(3);
  });

  test("leaves out a trip that was deleted meanwhile", async () => {
    const person = await server.register("Deletes");
    const [first, second] = [await addTrip(server, person), await addTrip(server, person)];
    const { chunks: pieces } = await exportAccount(
      server.database,
      await viewerOf(person),
      new Date(),
    );
    await server.call("DELETE", `trip/${first.id}`, { as: person });
    const file = accountExport.parse(JSON.parse(await collect(pieces)));
    expect(file.trips.map(({ id }) => id)).toEqual([second.id]);
  });

  test("breaks off instead of looking complete when the session ends or a trip cannot be read", async () => {
    const person = await server.register("Breaks");
    await addTrip(server, person);
    const { chunks: ended } = await exportAccount(
      server.database,
      await viewerOf(person),
      new Date(),
    );
    let isFailing = false;
    const failing: Database = Object.create(server.database, {
      read: {
        value: (run: Parameters<Database["read"]>[0]) =>
          isFailing ? Promise.reject(new Error("disk")) : server.database.read(run),
      },
    });
    const { chunks: broken } = await exportAccount(failing, await viewerOf(person), new Date());
    isFailing = true;
    await expect(collect(broken)).rejects.toThrow("disk");
    await server.call("POST", "auth/logout", { body: { refresh_token: person.refreshToken } });
    expect(await isAlive(server, person)).toBe(false);
    await expect(collect(ended)).rejects.toThrow("UNAUTHORIZED");
  });
});
