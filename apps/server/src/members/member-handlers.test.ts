import { randomUUID } from "node:crypto";
import type { Member } from "@castor/core/members/member.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { TripVisits } from "@castor/core/trips/trip-visits.ts";
import { describe, expect, test, vi } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addNote,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("members of a trip on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Owner");
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");

  async function makeShared() {
    const trip = await addTrip(server, owner, { name: "Shared" });
    await addMember(server, trip.id, anna, "editor");
    await addMember(server, trip.id, boris, "viewer without money");
    return trip.id;
  }
  const listOf = async (tripId: string, as: Person = owner) =>
    succeed<Member[]>(await server.call("GET", `member/${tripId}`, { as }));
  const save = (body: object, as: Person = owner) => server.call("POST", "member", { as, body });
  const remove = (tripId: string, { id }: Person, as: Person = owner, headers = {}) =>
    server.call("DELETE", `member/${tripId}/${id}`, { as, headers });
  const summaryOf = async (tripId: string, as: Person) =>
    succeed<TripSummary[]>(await server.call("GET", "trip", { as })).find(
      ({ id }) => id === tripId,
    );

  test("are listed by public names, the owner first, to each of them", async () => {
    const tripId = await makeShared();
    for (const as of [owner, anna, boris]) {
      const answer = await server.call("GET", `member/${tripId}`, { as });
      expect(succeed<Member[]>(answer)).toMatchObject([
        { userId: owner.id, name: "Owner", role: "owner", seesMoney: true },
        { userId: anna.id, name: "Anna", role: "editor", seesMoney: true },
        { userId: boris.id, name: "Boris", role: "viewer", seesMoney: false },
      ]);
      for (const { username } of [owner, anna, boris]) expect(answer.body).not.toContain(username);
    }
  });

  test("get another role from the owner; nobody is added so, and the owner stays one", async () => {
    const tripId = await makeShared();
    const given = { tripId, role: "viewer", seesMoney: false };
    const changed = succeed<Member[]>(await save({ ...given, userId: anna.id }));
    expect(changed[1]).toMatchObject({ userId: anna.id, role: "viewer", seesMoney: false });
    const stranger = await server.register(`Stranger${randomUUID().slice(0, 8)}`);
    expect((await save({ ...given, userId: stranger.id })).statusCode).toBe(404);
    expect(refusal(await save({ ...given, userId: owner.id }))).toEqual([400, ["userId"]]);
    expect(refusal(await save({ ...given, userId: anna.id, role: "owner" }))).toEqual([
      400,
      ["role"],
    ]);
    expect((await save({ ...given, userId: boris.id }, anna)).statusCode).toBe(403);
  });

  test("are taken out by the owner, and leave by themselves", async () => {
    const tripId = await makeShared();
    expect((await remove(tripId, boris, anna)).statusCode).toBe(403);
    expect((await remove(tripId, owner, anna)).statusCode).toBe(403);
    expect(refusal(await remove(tripId, owner))).toEqual([400, ["userId"]]);
    const key = { "idempotency-key": randomUUID() };
    succeed(await remove(tripId, anna, anna, key));
    // Whoever leaves and does not hear the answer asks again.
    succeed(await remove(tripId, anna, anna, key));
    expect((await remove(tripId, anna, anna)).statusCode).toBe(404);
    succeed(await remove(tripId, boris));
    expect((await remove(tripId, boris)).statusCode).toBe(404);
    expect((await server.call("GET", `trip/${tripId}`, { as: boris })).statusCode).toBe(404);
    expect(await listOf(tripId)).toHaveLength(1);
  });

  test("have the trip in their list, with their role and the number of members", async () => {
    const tripId = await makeShared();
    const shared = { name: "Shared", members: 3, isShared: true };
    expect(await summaryOf(tripId, owner)).toMatchObject({ ...shared, role: "owner" });
    const people = (await summaryOf(tripId, boris))?.people ?? [];
    expect(people.map(({ userId }) => userId)).toEqual([owner.id, anna.id, boris.id]);
    expect(await summaryOf(tripId, anna)).toMatchObject({ ...shared, role: "editor" });
    expect(await summaryOf(tripId, boris)).toMatchObject({ ...shared, role: "viewer" });
    succeed(await save({ tripId, userId: boris.id, role: "editor", seesMoney: false }));
    expect(await summaryOf(tripId, boris)).toMatchObject({ ...shared, role: "editor" });
    succeed(await remove(tripId, anna));
    expect(await summaryOf(tripId, anna)).toBeUndefined();
    expect(await summaryOf(tripId, owner)).toMatchObject({ members: 2, isShared: true });
    succeed(await remove(tripId, boris));
    expect(await summaryOf(tripId, owner)).toMatchObject({
      ...{ members: 1, isShared: false, people: [] },
    });
    const own = await addTrip(server, boris);
    expect(await summaryOf(own.id, boris)).toMatchObject({ role: "owner", isShared: false });
  });

  test("find nothing of other trips of the owner", async () => {
    const tripId = await makeShared();
    const day = await addRoute(server, owner, tripId);
    const other = await addTrip(server, owner);
    const otherDay = await addRoute(server, owner, other.id);
    const otherNote = await addNote(server, owner, other.id);
    const item = await addFinanceItem(server, owner, other.id);
    const point = { routeId: day.id, name: "Stop", lat: 1, lng: 2 };
    const stop = succeed<{ id: string }>(
      await server.call("POST", "point", { as: anna, body: point }),
    );
    for (const [path, body] of [
      ["point/move", { pointId: stop.id, routeId: otherDay.id }],
      ["point/attach", { pointId: stop.id, routeId: otherDay.id }],
      ["route/duplicate", { tripId, routeId: otherDay.id, date: "2027-01-01 09:00" }],
      ["note", { tripId, text: "Note", routeId: otherDay.id }],
      ["note", { tripId, text: "Note", parentId: otherNote.id }],
      ["finance", { id: item.id, name: "Renamed" }],
    ] as const)
      expect([path, (await server.call("POST", path, { as: anna, body })).statusCode]).toEqual([
        path,
        404,
      ]);
  });

  test("are no visitors of a public trip, and their copies are not counted", async () => {
    const tripId = await makeShared();
    succeed(await server.call("POST", "trip", { as: owner, body: { id: tripId, isPublic: true } }));
    for (const as of [anna, boris]) await load(server, as, tripId);
    succeed(await server.call("GET", `trip/copy/${tripId}`, { as: anna }));
    await load(server, null, tripId);
    const visits = await server.call("GET", `trip/visits/${tripId}`, { as: owner });
    expect(succeed<TripVisits>(visits)).toEqual({ opened: 1, copied: 0 });
  });

  test("go with their accounts, and all of them with the owner's", async () => {
    const leaver = await server.register("Leaver");
    const tripId = await makeShared();
    await addMember(server, tripId, leaver, "editor");
    const leave = (person: Person) =>
      server.call("DELETE", "auth/account", { as: person, body: { password: person.password } });
    expect((await summaryOf(tripId, owner))?.members).toBe(4);
    succeed(await leave(leaver));
    expect(await listOf(tripId)).toHaveLength(3);
    expect((await summaryOf(tripId, owner))?.members).toBe(3);
    const host = await server.register("Host");
    const hosted = await addTrip(server, host);
    await addMember(server, hosted.id, anna, "editor");
    succeed(await leave(host));
    expect((await server.call("GET", `trip/${hosted.id}`, { as: anna })).statusCode).toBe(404);
    await vi.waitFor(async () => expect(await summaryOf(hosted.id, anna)).toBeUndefined());
  });

  test("a save that waits for the removal of its member is refused", async () => {
    const tripId = await makeShared();
    const rename = () =>
      server.call("POST", "trip", { as: anna, body: { id: tripId, name: "Late" } });
    const [removed, ...saves] = await Promise.all([remove(tripId, anna), rename(), rename()]);
    expect(removed.statusCode).toBe(200);
    const version = async () => (await load(server, owner, tripId)).updated;
    const after = await version();
    for (const { statusCode } of saves) expect([200, 404]).toContain(statusCode);
    expect((await rename()).statusCode).toBe(404);
    expect(await version()).toBe(after);
  });
});
