import { randomUUID } from "node:crypto";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addMember, type MemberStanding } from "../../testing/calls/add-members.ts";
import { type Follower, followTrip, lastEvent } from "../../testing/calls/follow-trip.ts";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("the stream of a trip on $name", async (kind) => {
  const draining = new AbortController();
  // Versions are not compared meanwhile: what comes, comes from the change.
  const liveFigures = { compareMs: 3_600_000, perUser: 3 };
  const server = await serveTests(kind, {}, { draining: draining.signal, liveFigures });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const stranger = await server.register("Stranger");

  const windows: Follower[] = [];
  afterEach(() => {
    for (const window of windows.splice(0)) window.leave();
  });
  const follow = async (tripId: string, as: Person | null, app = server.app) => {
    const window = await followTrip(app, tripId, as);
    windows.push(window);
    return window;
  };
  async function makeShared(standing: MemberStanding = "editor"): Promise<Trip> {
    const trip = await addTrip(server, anna);
    await addMember(server, trip.id, boris, standing);
    return trip;
  }
  const rename = async (id: string, name: string, key: string = randomUUID()) => {
    const headers = { "idempotency-key": key };
    succeed(await server.call("POST", "trip", { as: anna, body: { id, name }, headers }));
    return key;
  };

  test("says the state first, then the number and the key of each change, and nothing of what is in the trip", async () => {
    const { id } = await makeShared();
    const window = await follow(id, boris);
    expect(window.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    expect(window.headers["content-encoding"]).toBeUndefined();
    await lastEvent(window, { kind: "trip", version: 2, changeIds: null });
    const changeId = await rename(id, "Secret name");
    await lastEvent(window, { kind: "trip", version: 3, changeIds: [changeId] });
    const { updated } = succeed<Trip>(await server.call("GET", `trip/${id}`, { as: boris }));
    expect(window.events.at(-1)).toMatchObject({ updated });
    expect(JSON.stringify(window.events)).not.toContain("Secret");
  });

  test("tells of a change once, although it was sent twice", async () => {
    const { id } = await makeShared();
    const window = await follow(id, boris);
    await lastEvent(window, { version: 2 });
    const key = await rename(id, "Once");
    await rename(id, "Once", key);
    const next = await rename(id, "Next");
    await lastEvent(window, { version: 4 });
    const ids = window.events.flatMap((event) => (event.kind === "trip" ? event.changeIds : []));
    expect(ids).toEqual([null, key, next]);
  });

  test.each(["viewer", "viewer without money"] as const)("is for a %s too", async (standing) => {
    const { id } = await makeShared(standing);
    const window = await follow(id, boris);
    await rename(id, "Renamed");
    await lastEvent(window, { kind: "trip", version: 3 });
  });

  test("is not for strangers and visitors, of a public trip neither", async () => {
    const { id } = await makeShared();
    succeed(await server.call("POST", "trip", { as: anna, body: { id, isPublic: true } }));
    expect((await follow(id, stranger)).status).toBe(404);
    expect((await follow(id, null)).status).toBe(401);
    expect((await follow("unknown", boris)).status).toBe(404);
  });

  test("tells who is there that somebody has accepted an invitation", async () => {
    const { id } = await makeShared();
    const body = { tripId: id, role: "viewer", seesMoney: false, days: 1, uses: 1 };
    const { token } = succeed<{ token: string }>(
      await server.call("POST", "invitation", { as: anna, body }),
    );
    const window = await follow(id, boris);
    await lastEvent(window, { version: 2 });
    succeed(await server.call("POST", "invitation/accept", { as: stranger, body: { token } }));
    await lastEvent(window, { version: 3 });
  });

  test("ends for a member who is removed, and goes on for the others", async () => {
    const { id } = await makeShared();
    const [removed, owner] = [await follow(id, boris), await follow(id, anna)];
    succeed(await server.call("DELETE", `member/${id}/${boris.id}`, { as: anna }));
    await removed.ended;
    expect(removed.events.at(-1)).toEqual({ kind: "end", reason: "right" });
    await lastEvent(owner, { kind: "trip", version: 3 });
  });

  test("tells a member whose role has changed, who reads the trip then as it is for that role", async () => {
    const { id } = await makeShared("editor");
    const window = await follow(id, boris);
    const body = { tripId: id, userId: boris.id, role: "viewer", seesMoney: false };
    succeed(await server.call("POST", "member", { as: anna, body }));
    await lastEvent(window, { kind: "trip", version: 3 });
    const trip = succeed<Trip>(await server.call("GET", `trip/${id}`, { as: boris }));
    expect(trip).toMatchObject({ role: "viewer", seesMoney: false });
  });

  test("ends when the trip is deleted", async () => {
    const { id } = await makeShared();
    const window = await follow(id, boris);
    await lastEvent(window, { version: 2 });
    succeed(await server.call("DELETE", `trip/${id}`, { as: anna }));
    await window.ended;
    expect(window.events.at(-1)).toEqual({ kind: "end", reason: "right" });
  });

  test("tells nothing to a session that has ended", async () => {
    const { id } = await makeShared();
    const clara = await server.register("Clara");
    await addMember(server, id, clara, "viewer");
    const window = await follow(id, clara);
    await lastEvent(window, { version: 3 });
    await server.call("POST", "auth/logout", { body: { refresh_token: clara.refreshToken } });
    await rename(id, "Renamed");
    await window.ended;
    expect(window.events).toEqual([
      expect.objectContaining({ version: 3 }),
      { kind: "end", reason: "session" },
    ]);
  });

  test("ends with the access token", async () => {
    const { id } = await makeShared();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const window = await follow(id, boris);
      await vi.advanceTimersByTimeAsync(16 * 60_000);
      await window.ended;
      expect(window.events.at(-1)).toEqual({ kind: "end", reason: "session" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("is refused to somebody who has too many, until one of them is closed", async () => {
    const { id } = await makeShared();
    const open = [await follow(id, boris), await follow(id, boris), await follow(id, boris)];
    const refused = await follow(id, boris);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect((await follow(id, anna)).status).toBe(200);
    open[0]?.leave();
    await vi.waitFor(async () => expect((await follow(id, boris)).status).toBe(200));
  });

  test("is answered to HEAD without a stream", async () => {
    const { id } = await makeShared();
    const answer = await server.call("HEAD", `trip/${id}/stream`, { as: boris });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  test("ends when the server is going to stop, which opens no more", async () => {
    const { id } = await makeShared();
    const window = await follow(id, boris);
    await lastEvent(window, { version: 2 });
    draining.abort();
    await window.ended;
    expect(window.events.at(-1)).toEqual({ kind: "end", reason: "stopping" });
    const refused = await follow(id, boris);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "1"]);
  });
});

describe.each(testDatabases())("what no message told of a trip on $name", async (kind) => {
  const server = await serveTests(kind, {}, { liveFigures: { compareMs: 50 } });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");

  test("is found by comparing versions", async () => {
    const { id } = await addTrip(server, anna);
    const window = await followTrip(server.app, id, anna);
    await lastEvent(window, { version: 1, changeIds: null });
    // It writes to the database alone, as the operator's commands do.
    await addMember(server, id, boris, "viewer");
    await lastEvent(window, { version: 2, changeIds: null });
    window.leave();
  });
});
