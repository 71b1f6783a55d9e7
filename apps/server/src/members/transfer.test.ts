import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { limits } from "@castor/core/limits.ts";
import type { Invitation } from "@castor/core/members/invitation.ts";
import type { Member } from "@castor/core/members/member.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("a trip that is handed over on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Owner");
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const clara = await server.register("Clara");

  /** A trip with two editors and a viewer. */
  async function makeShared() {
    const { id } = await addTrip(server, owner, { name: "Shared" });
    await addMember(server, id, anna, "editor without money");
    await addMember(server, id, boris, "editor");
    await addMember(server, id, clara, "viewer");
    return id;
  }
  const offer = (tripId: string, to: Person | null, as: Person = owner) =>
    server.call("POST", "member/transfer", { as, body: { tripId, userId: to?.id ?? null } });
  const answer = (tripId: string, as: Person, isAccepted = true) =>
    server.call("POST", "member/transfer/answer", { as, body: { tripId, isAccepted } });
  const listFor = async (tripId: string, as: Person) =>
    succeed<Member[]>(await server.call("GET", `member/${tripId}`, { as }));
  const offeredTo = async (tripId: string, as: Person) =>
    (await listFor(tripId, as)).filter(({ isOffered }) => isOffered).map(({ name }) => name);
  const summaryFor = async (tripId: string, as: Person) =>
    succeed<TripSummary[]>(await server.call("GET", "trip", { as })).find(
      ({ id }) => id === tripId,
    );
  const ownerOf = async (tripId: string) =>
    (await listFor(tripId, owner)).find(({ role }) => role === "owner")?.name;

  test("is the editor's who takes it, and its former owner edits it and sees its money", async () => {
    const tripId = await makeShared();
    succeed(await offer(tripId, anna));
    expect(await ownerOf(tripId)).toBe("Owner");
    const members = succeed<Member[]>(await answer(tripId, anna));
    expect(members[0]?.name).toBe("Anna");
    // Members of one millisecond have any order.
    expect(members.map(({ name, role, seesMoney }) => [name, role, seesMoney]).toSorted()).toEqual([
      ["Anna", "owner", true],
      ["Boris", "editor", true],
      ["Clara", "viewer", true],
      ["Owner", "editor", true],
    ]);
    expect(members.some(({ isOffered }) => isOffered)).toBe(false);
    const seen = await server.call("GET", `trip/${tripId}`, { as: anna });
    expect(succeed<Trip>(seen)).toMatchObject({ role: "owner", seesMoney: true });
    expect(await summaryFor(tripId, anna)).toMatchObject({ role: "owner", members: 4 });
    expect(await summaryFor(tripId, owner)).toMatchObject({ role: "editor", members: 4 });
    expect((await server.call("DELETE", `trip/${tripId}`, { as: owner })).statusCode).toBe(403);
    succeed(await server.call("DELETE", `member/${tripId}/${owner.id}`, { as: anna }));
    expect((await server.call("GET", `trip/${tripId}`, { as: owner })).statusCode).toBe(404);
    expect(await summaryFor(tripId, owner)).toBeUndefined();
    succeed(await server.call("DELETE", `trip/${tripId}`, { as: anna }));
  });

  test("is offered to one editor at a time; of that know the owner and the editor alone", async () => {
    const tripId = await makeShared();
    succeed(await offer(tripId, anna));
    succeed(await offer(tripId, boris));
    for (const as of [owner, boris]) expect(await offeredTo(tripId, as)).toEqual(["Boris"]);
    for (const as of [anna, clara]) expect(await offeredTo(tripId, as)).toEqual([]);
    const told = async (as: Person) => (await summaryFor(tripId, as))?.isOffered;
    expect([await told(boris), await told(anna), await told(owner)]).toEqual([true, false, false]);
    expect((await answer(tripId, anna)).statusCode).toBe(400);
    succeed(await offer(tripId, null));
    expect([await told(boris), await offeredTo(tripId, owner)]).toEqual([false, []]);
    const late = await answer(tripId, boris);
    expect(late.json()).toMatchObject({ message: "This trip is not offered to you any more." });
    expect(await ownerOf(tripId)).toBe("Owner");
  });

  test("is refused, and stays the owner's", async () => {
    const tripId = await makeShared();
    succeed(await offer(tripId, boris));
    // Whoever has no offer refuses nothing of others.
    succeed(await answer(tripId, anna, false));
    expect(await offeredTo(tripId, owner)).toEqual(["Boris"]);
    succeed(await answer(tripId, boris, false));
    expect(await offeredTo(tripId, owner)).toEqual([]);
    expect((await answer(tripId, boris)).statusCode).toBe(400);
  });

  test("is offered to editors alone, and the offer ends with that role", async () => {
    const tripId = await makeShared();
    expect(refusal(await offer(tripId, clara))).toEqual([400, ["userId"]]);
    expect(refusal(await offer(tripId, owner))).toEqual([400, ["userId"]]);
    const stranger = await server.register("Stranger");
    expect((await offer(tripId, stranger)).statusCode).toBe(404);
    expect((await offer(tripId, anna, boris)).statusCode).toBe(403);
    const give = async (role: "editor" | "viewer", seesMoney: boolean) =>
      succeed(
        await server.call("POST", "member", {
          as: owner,
          body: { tripId, userId: boris.id, role, seesMoney },
        }),
      );
    succeed(await offer(tripId, boris));
    await give("editor", false);
    expect(await offeredTo(tripId, owner)).toEqual(["Boris"]);
    await give("viewer", true);
    await give("editor", true);
    expect(await offeredTo(tripId, owner)).toEqual([]);
    expect((await answer(tripId, boris)).statusCode).toBe(400);
  });

  test("loses the invitations and the calendar link of its former owner, and keeps its place in the catalog", async () => {
    const tripId = await makeShared();
    const flags = { id: tripId, isPublic: true, isInCatalog: true };
    succeed(await server.call("POST", "trip", { as: owner, body: flags }));
    const { url } = succeed<{ url: string }>(
      await server.call("POST", `calendar/${tripId}/key`, { as: owner }),
    );
    const feed = async () =>
      (await server.call("GET", url.slice(url.indexOf("/api/") + "/api/".length))).statusCode;
    const invitation = { tripId, role: "viewer", seesMoney: false, days: 7, uses: 3 };
    const { token } = succeed<{ invitation: Invitation; token: string }>(
      await server.call("POST", "invitation", { as: owner, body: invitation }),
    );
    expect(await feed()).toBe(200);
    succeed(await offer(tripId, boris));
    succeed(await answer(tripId, boris));
    expect(await feed()).toBe(404);
    const opened = await server.call("POST", "invitation/open", { body: { token } });
    expect(opened.statusCode).toBe(400);
    const { data } = succeed<CatalogPage>(await server.call("GET", "catalog?search=Shared"));
    const entry = data.find(({ id }) => id === tripId);
    expect(entry).toMatchObject({ ownerName: "Boris" });
    const read = await server.call("GET", `trip/${tripId}`);
    expect(succeed<Trip>(read)).toMatchObject({ ownerName: "Boris", isPublic: true });
  });

  test("is not taken by whoever has as many trips as an account may", async () => {
    const tripId = await makeShared();
    const full = await server.register("Full");
    await addMember(server, tripId, full, "editor");
    const { id } = await addTrip(server, full);
    await server.database.write(async (queries) => {
      const row = await queries
        .selectFrom("trips")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.tripsPerUser - 1 }, (_, index) => ({
        ...row,
        id: `${id}-${index}`,
      }));
      for (let from = 0; from < rows.length; from += 100)
        await queries
          .insertInto("trips")
          .values(rows.slice(from, from + 100))
          .execute();
    });
    succeed(await offer(tripId, full));
    expect((await answer(tripId, full)).statusCode).toBe(409);
    expect([await ownerOf(tripId), await offeredTo(tripId, owner)]).toEqual(["Owner", ["Full"]]);
  });

  test("has one owner, whatever is done at once", async () => {
    for (let round = 0; round < 4; round++) {
      const tripId = await makeShared();
      succeed(await offer(tripId, boris));
      const twice = await Promise.all([answer(tripId, boris), answer(tripId, boris)]);
      expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
      expect(await ownerOf(tripId)).toBe("Boris");
      // The new owner offers it back, and removes whom it is offered to.
      succeed(await offer(tripId, owner, boris));
      const [taken, removed] = await Promise.all([
        answer(tripId, owner),
        server.call("DELETE", `member/${tripId}/${owner.id}`, { as: boris }),
      ]);
      const members = await listFor(tripId, boris);
      expect(members.filter(({ role }) => role === "owner")).toHaveLength(1);
      // Who has become the owner is no member that could be removed; who was removed has no offer.
      expect([
        [200, 403],
        [404, 200],
      ]).toContainEqual([taken.statusCode, removed.statusCode]);
      expect(members[0]?.name).toBe(taken.statusCode === 200 ? "Owner" : "Boris");
    }
  });

  test("is found by who changes it meanwhile: a change waits for the new owner, and is none of a lost trip", async () => {
    for (let round = 0; round < 4; round++) {
      const tripId = await makeShared();
      succeed(await offer(tripId, boris));
      const rename = (as: Person, name: string) =>
        server.call("POST", "trip", { as, body: { id: tripId, name } });
      const answers = await Promise.all([
        answer(tripId, boris),
        ...[owner, anna, boris, owner, anna].map((as, index) => rename(as, `Name ${index}`)),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    }
  });
});
