import type { SessionSummary } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import { describe, expect, test } from "vitest";
import { isAlive, logIn } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { saveSession } from "./session-store.ts";

const dayMs = 86_400_000;

describe.each(testDatabases())("the list of sessions on $name", async (kind) => {
  const server = await serveTests(kind);

  const list = async (as: Person) =>
    succeed<SessionSummary[]>(await server.call("GET", "auth/sessions", { as }));
  const currentOf = async (as: Person) =>
    (await list(as)).find(({ isCurrent }) => isCurrent)?.id ?? "";
  const end = async (as: Person, id: string) =>
    (await server.call("DELETE", `auth/sessions/${id}`, { as })).statusCode;
  /** Sets the last use of a session to `ms` milliseconds ago. */
  const age = (id: string, ms: number) =>
    server.database.write((queries) =>
      queries
        .updateTable("sessions")
        .set({ last_used: new Date(Date.now() - ms).toISOString() })
        .where("id", "=", id)
        .execute(),
    );

  test("names the start, last use and device of each, and the current one", async () => {
    const person = await server.register("Lists");
    const phone = await logIn(server, person, { "user-agent": "Phone/1" });
    const listed = await list(phone);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toEqual({
      id: expect.stringMatching(/^[\w-]+$/),
      created: expect.stringMatching(/Z$/),
      lastUsed: expect.stringMatching(/Z$/),
      device: "Phone/1",
      provider: null,
      isCurrent: true,
    });
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await list(person)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(JSON.stringify(listed)).not.toContain(phone.refreshToken);
  });

  test("stores 300 characters of the user agent", async () => {
    const person = await server.register("Wordy");
    const wordy = await logIn(server, person, { "user-agent": "x".repeat(1_000) });
    expect((await list(wordy))[0]?.device).toBe("x".repeat(300));
  });

  test("has only the caller's own, most recently used first", async () => {
    const person = await server.register("Own");
    const others = await list(await server.register("Another"));
    const phone = await logIn(server, person);
    const tablet = await logIn(server, person);
    const [first, second, third] = [
      await currentOf(person),
      await currentOf(phone),
      await currentOf(tablet),
    ];
    await age(second, 3_000);
    await age(third, 60_000);
    await age(first, 30_000);
    expect((await list(person)).map(({ id }) => id)).toEqual([second, first, third]);
    await server.call("POST", "auth/refresh", { body: { refresh_token: tablet.refreshToken } });
    const after = (await list(person)).map(({ id }) => id);
    expect(after).toEqual([third, second, first]);
    for (const { id } of others) expect(after).not.toContain(id);
  });

  test("leaves out those not used for 60 days", async () => {
    const person = await server.register("Old");
    const id = await currentOf(await logIn(server, person));
    await age(id, 60 * dayMs - 60_000);
    expect((await list(person)).map((session) => session.id)).toContain(id);
    await age(id, 60 * dayMs + 1_000);
    expect((await list(person)).map((session) => session.id)).not.toContain(id);
  });

  test("an ended session's access and refresh tokens end at once, and no other's", async () => {
    const person = await server.register("Ends");
    const phone = await logIn(server, person);
    expect(await isAlive(server, phone)).toBe(true);
    expect(await end(person, await currentOf(phone))).toBe(200);
    expect([await isAlive(server, person), await isAlive(server, phone)]).toEqual([true, false]);
    expect((await server.call("GET", "trip", { as: phone })).statusCode).toBe(401);
    expect(await list(person)).toHaveLength(1);
  });

  test("another user's session is 404, like a missing one, and stays", async () => {
    const person = await server.register("Thief");
    const victim = await server.register("Victim");
    const id = await currentOf(victim);
    const foreign = await server.call("DELETE", `auth/sessions/${id}`, { as: person });
    const missing = await server.call("DELETE", "auth/sessions/unknown", { as: person });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect(await isAlive(server, victim)).toBe(true);
  });

  test("a session may end itself", async () => {
    const person = await server.register("Itself");
    const id = await currentOf(person);
    expect(await end(person, id)).toBe(200);
    expect(await isAlive(server, person)).toBe(false);
    expect(await end(person, id)).toBe(401);
  });

  test("ending all others keeps the current one and those of other users", async () => {
    const person = await server.register("Alone");
    const stranger = await server.register("Stranger");
    const others = [await logIn(server, person), await logIn(server, person)];
    const answer = await server.call("DELETE", "auth/sessions", { as: person });
    expect(answer.json()).toEqual({ success: true });
    expect(await isAlive(server, person)).toBe(true);
    for (const other of others) expect(await isAlive(server, other)).toBe(false);
    expect(await isAlive(server, stranger)).toBe(true);
    expect(await list(person)).toHaveLength(1);
  });

  test("holds at most 200: a further login ends the session least recently used", async () => {
    const person = await server.register("Many");
    const { id: userId } = person;
    const first = await currentOf(person);
    const used = await server.database.write(async (queries) => {
      const ids: string[] = [];
      for (let count = 1; count < limits.sessionsPerUser; count += 1)
        ids.push(
          await saveSession(
            queries,
            { userId, refreshHash: `hash ${count}`, device: "", provider: null },
            new Date(Date.now() - dayMs + count * 1_000),
          ),
        );
      return ids;
    });
    expect(await list(person)).toHaveLength(limits.sessionsPerUser);
    const phone = await logIn(server, person);
    const listed = (await list(phone)).map(({ id }) => id);
    expect(listed).toHaveLength(limits.sessionsPerUser);
    expect(listed).toContain(await currentOf(phone));
    expect(listed).toContain(first);
    const [oldest = "", next = ""] = used;
    expect(listed).not.toContain(oldest);
    expect(await end(phone, oldest)).toBe(404);
    expect(await end(phone, next)).toBe(200);
  });
});
