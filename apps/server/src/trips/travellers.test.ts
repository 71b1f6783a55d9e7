import type { Traveller } from "@castor/core/members/traveller.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addTrip, load, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const person = (id: string, more: Partial<Traveller> = {}): Traveller => ({
  ...{ id, name: `Name of ${id}`, isKid: false, userId: null },
  ...more,
});

describe.each(testDatabases())("travellers on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");
  const stranger = await app.register("Stranger");
  const save = (id: string, travellers: unknown, as = anna) =>
    app.call("POST", "trip", { as, body: { id, travellers } });

  test("are kept with the trip, by the members who may change it (specification#travellers)", async () => {
    const { id } = await addTrip(app, anna);
    await addMember(app, id, boris, "editor without money");
    const travellers = [
      person("a", { userId: anna.id }),
      person("b", { userId: boris.id }),
      person("c", { name: "  Mia  ", isKid: true }),
      person("d", { userId: stranger.id }),
    ];
    const kept = [
      ...travellers.slice(0, 2),
      person("c", { name: "Mia", isKid: true }),
      person("d"),
    ];
    expect(succeed<Trip>(await save(id, travellers, boris)).travellers).toEqual(kept);
    expect((await load(app, anna, id)).travellers).toEqual(kept);
    // What somebody else saves leaves them.
    succeed(await app.call("POST", "trip", { as: anna, body: { id, adults: 3 } }));
    expect((await load(app, boris, id)).travellers).toEqual(kept);
  });

  test("go on when they are no members any more", async () => {
    const { id } = await addTrip(app, anna);
    await addMember(app, id, boris, "viewer");
    succeed(await save(id, [person("b", { userId: boris.id })]));
    succeed(await app.call("DELETE", `member/${id}/${boris.id}`, { as: boris }));
    expect((await load(app, anna, id)).travellers).toEqual([person("b")]);
  });

  test("are no visitor's, and none of a copy by one; the owner's copy has them without members", async () => {
    const { id } = await addTrip(app, anna, { isPublic: true });
    succeed(await save(id, [person("a", { userId: anna.id })]));
    expect((await load(app, stranger, id)).travellers).toEqual([]);
    const copyBy = async (as: typeof anna) =>
      succeed<Trip>(await app.call("GET", `trip/copy/${id}`, { as })).travellers;
    expect(await copyBy(stranger)).toEqual([]);
    expect(await copyBy(anna)).toEqual([person("a")]);
  });

  test("are refused when they have no name, and when there are too many", async () => {
    const { id } = await addTrip(app, anna);
    expect(refusal(await save(id, [person("a", { name: " " })]))).toEqual([
      ...[400, ["travellers.0.name"]],
    ]);
    const many = Array.from({ length: 51 }, (_, index) => person(`p${index}`));
    expect(refusal(await save(id, many))).toEqual([400, ["travellers"]]);
    succeed(await save(id, many.slice(1)));
  });
});
