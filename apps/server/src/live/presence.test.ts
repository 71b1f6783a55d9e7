import type { PresencePlace } from "@castor/core/members/presence.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { type Follower, followTrip, othersAre } from "../../testing/calls/follow-trip.ts";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

const nowhere: PresencePlace = { routeId: null, thing: null };
const onDay = (routeId: string): PresencePlace => ({ routeId, thing: null });
const editing = (kind: "point" | "cost", id: string): PresencePlace => ({
  ...{ routeId: "day", thing: { kind, id } },
});
const place = (tripId: string, window: string, where: PresencePlace) => ({
  ...{ tripId, window, ...where },
});

const windows: Follower[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.leave();
});

describe.each(testDatabases())("who is here, on $name", async (kind) => {
  const server = await serveTests(kind, {}, { liveFigures: { gatherMs: 10, perUser: 5 } });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const clara = await server.register("Clara");

  const follow = async (tripId: string, as: Person, window?: string) => {
    const opened = await followTrip(server.app, tripId, as, window);
    windows.push(opened);
    return opened;
  };
  const say = async (as: Person, tripId: string, window: string, where: PresencePlace) =>
    succeed(await server.call("POST", "trip/presence", { as, body: place(tripId, window, where) }));
  async function makeShared(): Promise<Trip> {
    const trip = await addTrip(server, anna);
    await addMember(server, trip.id, boris, "editor");
    await addMember(server, trip.id, clara, "viewer without money");
    return trip;
  }

  test("is told to the others, under public names and without addresses, until the stream ends", async () => {
    const { id } = await makeShared();
    const annas = await follow(id, anna);
    const boriss = await follow(id, boris);
    await othersAre(annas, [{ userId: boris.id, name: "Boris", ...nowhere }]);
    await othersAre(boriss, [{ userId: anna.id, name: "Anna", ...nowhere }]);
    expect(JSON.stringify(annas.people)).not.toContain("@");
    boriss.leave();
    await othersAre(annas, []);
  });

  test("says the day and what is edited, and changes nothing of the trip", async () => {
    const { id } = await makeShared();
    const before = succeed<Trip>(await server.call("GET", `trip/${id}`, { as: anna }));
    const annas = await follow(id, anna, "annas");
    await follow(id, boris, "boriss");
    await say(boris, id, "boriss", onDay("day"));
    await othersAre(annas, [{ name: "Boris", ...onDay("day") }]);
    await say(boris, id, "boriss", editing("point", "baths"));
    await othersAre(annas, [{ name: "Boris", ...editing("point", "baths") }]);
    await say(boris, id, "boriss", onDay("day"));
    await othersAre(annas, [{ name: "Boris", ...onDay("day") }]);
    const after = succeed<Trip>(await server.call("GET", `trip/${id}`, { as: anna }));
    expect(after).toEqual(before);
  });

  test("names a cost to those alone who see money", async () => {
    const { id } = await makeShared();
    const [annas, claras] = [await follow(id, anna), await follow(id, clara)];
    await follow(id, boris, "boriss");
    await say(boris, id, "boriss", editing("cost", "secret-cost"));
    await othersAre(annas, [
      { name: "Boris", ...editing("cost", "secret-cost") },
      { name: "Clara" },
    ]);
    await othersAre(claras, [{ name: "Anna" }, { name: "Boris", ...onDay("day") }]);
    expect(JSON.stringify(claras.people)).not.toContain("secret-cost");
  });

  test("is a person once, where they edit something; of one's own windows nothing is said", async () => {
    const { id } = await makeShared();
    const annas = await follow(id, anna, "annas");
    const boriss = await follow(id, boris, "first");
    await follow(id, boris, "second");
    await say(boris, id, "first", editing("point", "baths"));
    await say(boris, id, "second", onDay("other"));
    await othersAre(annas, [{ name: "Boris", ...editing("point", "baths") }]);
    await say(boris, id, "first", onDay("day"));
    await othersAre(annas, [{ name: "Boris", ...onDay("day") }]);
    expect(JSON.stringify(boriss.people)).not.toContain("Boris");
  });

  test("is not said for a window of somebody else, nor without a stream", async () => {
    const { id } = await makeShared();
    const annas = await follow(id, anna, "annas");
    await follow(id, boris, "boriss");
    await say(clara, id, "boriss", onDay("forged"));
    await say(boris, id, "unknown", onDay("forged"));
    await say(boris, id, "boriss", onDay("day"));
    await othersAre(annas, [{ name: "Boris", ...onDay("day") }]);
    expect(JSON.stringify(annas.people)).not.toContain("forged");
  });

  test("counts nobody who is removed", async () => {
    const { id } = await makeShared();
    const annas = await follow(id, anna);
    await follow(id, boris);
    await othersAre(annas, [{ name: "Boris" }]);
    succeed(await server.call("DELETE", `member/${id}/${boris.id}`, { as: anna }));
    await othersAre(annas, []);
  });
});

const [, postgres] = testDatabases();
describe("who is at two processes on PostgreSQL", async () => {
  if (postgres === undefined) throw new Error("No PostgreSQL.");
  const server = await serveTests(postgres, {}, { liveFigures: { gatherMs: 10 } });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  // It is silent, as one that was killed, unless somebody comes, goes or moves.
  const twin = await server.startTwin();
  await twin.ready();

  test("is told to all, wherever a window says where it is", async () => {
    const { id } = await addTrip(server, anna);
    await addMember(server, id, boris, "editor");
    const boriss = await followTrip(twin, id, boris, "boriss");
    const annas = await followTrip(server.app, id, anna, "annas");
    windows.push(annas, boriss);
    // The connections for news may be made only now.
    await othersAre(annas, [{ name: "Boris", ...nowhere }], 15_000);
    await othersAre(boriss, [{ name: "Anna", ...nowhere }], 15_000);
    succeed(
      await server.call("POST", "trip/presence", {
        as: boris,
        body: place(id, "boriss", editing("point", "baths")),
      }),
    );
    await othersAre(annas, [{ name: "Boris", ...editing("point", "baths") }]);
    boriss.leave();
    await othersAre(annas, []);
    await twin.close();
  });
});
