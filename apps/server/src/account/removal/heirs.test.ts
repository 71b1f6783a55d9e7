import type { Member } from "@castor/core/members/member.ts";
import type { TripHeirs } from "@castor/core/members/transfer.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { describe, expect, test, vi } from "vitest";
import { isAlive } from "../../../testing/calls/account-calls.ts";
import { addMember } from "../../../testing/calls/add-members.ts";
import { addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

describe.each(testDatabases())("trips of an account that is removed on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const clara = await server.register("Clara");

  /** An owner with a public trip that two edit and one reads, and a trip of their own. */
  async function makeOwner(name: string) {
    const owner = await server.register(name);
    const listed = { name: `Shared by ${name}`, isPublic: true, isInCatalog: true };
    const { id: shared } = await addTrip(server, owner, listed);
    await addMember(server, shared, anna, "editor");
    await addMember(server, shared, boris, "editor without money");
    await addMember(server, shared, clara, "viewer");
    const { id: own } = await addTrip(server, owner, { name: "Own" });
    return { owner, shared, own };
  }
  const remove = ({ password, ...as }: Person, transfers?: object) =>
    server.call("DELETE", "auth/account", {
      as: { password, ...as },
      body: { password, ...(transfers && { transfers }) },
    });
  const statusOf = async (tripId: string, as: Person | null) =>
    (await server.call("GET", `trip/${tripId}`, { as })).statusCode;

  test("have heirs where they have editors, told to their owner alone", async () => {
    const { owner, shared } = await makeOwner("Lists");
    const heirsOf = async (as: Person) =>
      succeed<TripHeirs[]>(await server.call("GET", "member", { as }));
    expect(await heirsOf(owner)).toEqual([
      {
        ...{ tripId: shared, name: "Shared by Lists" },
        // Members of one millisecond have any order.
        editors: expect.toSatisfy(
          (editors: TripHeirs["editors"]) =>
            editors
              .map(({ name }) => name)
              .toSorted()
              .join() === "Anna,Boris",
        ),
      },
    ]);
    expect(await heirsOf(anna)).toEqual([]);
    expect((await server.call("GET", "member")).statusCode).toBe(401);
  });

  test("go to the chosen editor at once, who is told by mail; the others are deleted", async () => {
    const { owner, shared, own } = await makeOwner("Gives");
    succeed(await remove(owner, [{ tripId: shared, userId: boris.id }]));
    const members = succeed<Member[]>(await server.call("GET", `member/${shared}`, { as: anna }));
    expect(members.map(({ name, role }) => [name, role]).toSorted()).toEqual([
      ["Anna", "editor"],
      ["Boris", "owner"],
      ["Clara", "viewer"],
    ]);
    const trip = succeed<Trip>(await server.call("GET", `trip/${shared}`));
    expect(trip).toMatchObject({ ownerName: "Boris", isPublic: true, isInCatalog: true });
    await vi.waitFor(async () => {
      const left = await server.database.read((queries) =>
        queries.selectFrom("trips").select("id").where("id", "=", own).execute(),
      );
      expect(left).toEqual([]);
    });
    const list = succeed<TripSummary[]>(await server.call("GET", "trip", { as: boris }));
    expect(list.find(({ id }) => id === shared)).toMatchObject({ role: "owner", members: 3 });
    const told = (await server.mails())
      .filter((mail) => mail.includes(`To: ${boris.username}`))
      .at(-1);
    expect(told).toContain("Subject: You own a trip that you plan with others");
    expect(told).not.toContain("Gives");
  });

  test("are deleted where nobody was chosen", async () => {
    const { owner, shared } = await makeOwner("Deletes");
    succeed(await remove(owner));
    for (const as of [anna, boris, null]) expect(await statusOf(shared, as)).toBe(404);
  });

  test("keep the account where one of them cannot be given", async () => {
    const { owner, shared, own } = await makeOwner("Fails");
    const other = await makeOwner("Other");
    for (const transfers of [
      [{ tripId: shared, userId: clara.id }],
      [{ tripId: shared, userId: owner.id }],
      [{ tripId: own, userId: anna.id }],
      [{ tripId: other.shared, userId: anna.id }],
      [{ tripId: "unknown", userId: anna.id }],
      [
        { tripId: shared, userId: anna.id },
        { tripId: shared, userId: boris.id },
      ],
    ]) {
      const answer = await remove(owner, transfers);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { message: /^One of these trips cannot be given/ },
      ]);
    }
    expect([await isAlive(server, owner), await statusOf(shared, anna)]).toEqual([true, 200]);
    const members = succeed<Member[]>(await server.call("GET", `member/${shared}`, { as: owner }));
    expect(members[0]?.name).toBe("Fails");
  });

  test("are one's, when the heir leaves or is removed meanwhile", async () => {
    for (let round = 0; round < 3; round++) {
      const { owner, shared } = await makeOwner(`Races${round}`);
      const [removed, left] = await Promise.all([
        remove(owner, [{ tripId: shared, userId: anna.id }]),
        server.call("DELETE", `member/${shared}/${anna.id}`, { as: anna }),
      ]);
      // Who has become the owner cannot leave; who has left is no heir.
      expect([
        [200, 400],
        [400, 200],
      ]).toContainEqual([removed.statusCode, left.statusCode]);
      expect(await isAlive(server, owner)).toBe(removed.statusCode === 400);
    }
  });
});
