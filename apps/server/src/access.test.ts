import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../testing/each-database.ts";
import { calls, type Fields, type Ids } from "../testing/sample-calls.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { addNote } from "../testing/trip-calls.ts";

/** What a row that anybody may call answers to a sample of which nothing is true. */
const ownAnswers: Readonly<Record<string, number>> = {
  "account.login": 401,
  "account.refresh": 401,
  "account.confirm": 400,
  "account.resetPassword": 400,
  "account.startSocialLogin": 302,
  "account.finishSocialLogin": 302,
  "account.exchangeSocialLogin": 400,
};

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
const rows = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).map(([name, row]) => ({ name: `${group}.${name}`, row })),
);
const isTripRow = ({ row }: { row: Endpoint }) => row.access.who.startsWith("trip-");

/** What visitor (anonymous), stranger and owner get of a trip's row, by the rules of decisions 2. */
function expectedOf(row: Endpoint, trip: "private" | "public") {
  const isChange = row.changes !== undefined;
  if (row.access.who === "trip-reader" && !isChange)
    return trip === "public"
      ? { visitor: 200, stranger: 200, owner: 200 }
      : { visitor: 404, stranger: 404, owner: 200 };
  if (row.access.who === "trip-reader")
    return { visitor: 401, stranger: trip === "public" ? 200 : 404, owner: 200 };
  const isHidden = trip === "private" || row.access.who === "trip-private";
  return { visitor: 401, stranger: isHidden ? 404 : 403, owner: 200 };
}

describe.each(testDatabases())("access on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    owner = await server.register("Owner");
    stranger = await server.register("Stranger");
  });
  afterAll(() => server.dispose());

  async function makeTrip(isPublic: boolean): Promise<Ids> {
    const save = async (path: string, body: Fields) =>
      (await server.call("POST", path, { as: owner, body })).json<{ id: string; linkId: string }>();
    const trip = await save("trip", { name: "Trip", isPublic });
    const day = (date: string) => save("route", { tripId: trip.id, name: "Day", date });
    const [route, otherRoute] = [await day("2027-01-01 09:00"), await day("2027-01-02 09:00")];
    const stop = await save("point", { routeId: route.id, name: "Stop", lat: 1, lng: 2 });
    const item = await save("finance", { tripId: trip.id, name: "Insurance" });
    const note = await addNote(server, owner, trip.id);
    return {
      trip: trip.id,
      route: route.id,
      otherRoute: otherRoute.id,
      stop: stop.id,
      place: stop.linkId,
      item: item.id,
      note: note.id,
    };
  }

  function send(name: string, row: Endpoint, ids: Ids, as: Person | null) {
    const { path = {}, query = "", body } = calls[name]?.(ids, as) ?? {};
    const address = row.path.replace(/\{(\w+)\}/g, (_, key: string) => String(path[key]));
    return server.call(row.method, address + query, { as, body });
  }

  const versionOf = async (trip: string) =>
    server.database.read((queries) =>
      queries
        .selectFrom("trips")
        .select(["version", "name", "updated"])
        .where("id", "=", trip)
        .executeTakeFirst(),
    );

  describe.each(["private", "public"] as const)("to a %s trip", (visibility) => {
    test.each(rows.filter(isTripRow))("$name lets in whom its row says", async ({ name, row }) => {
      const ids = await makeTrip(visibility === "public");
      const expected = expectedOf(row, visibility);
      for (const [who, person] of [
        ["visitor", null],
        ["stranger", stranger],
      ] as const) {
        const before = await versionOf(ids.trip);
        const answer = await send(name, row, ids, person);
        expect([who, answer.statusCode]).toEqual([who, expected[who]]);
        expect(await versionOf(ids.trip)).toEqual(before);
      }
      const before = await versionOf(ids.trip);
      expect((await send(name, row, ids, owner)).statusCode).toBe(expected.owner);
      const isChange = row.changes !== undefined && row.access.who !== "trip-reader";
      const after = await versionOf(ids.trip);
      if (after !== undefined)
        expect(after.version - (before?.version ?? 0)).toBe(isChange ? 1 : 0);
      else expect(name).toBe("trips.remove");
    });
  });

  test.each(rows.filter((entry) => !isTripRow(entry)))(
    "$name is for whom its row says",
    async ({ name, row }) => {
      const ids = { trip: "", route: "", otherRoute: "", stop: "", place: "", item: "", note: "" };
      const visitor = await send(name, row, ids, null);
      if (row.access.who === "signed-in") {
        expect(visitor.statusCode).toBe(401);
        // Some of these change or end the account that calls them.
        const person = await server.register(name);
        expect((await send(name, row, ids, person)).statusCode).toBe(200);
      } else {
        // Whoever may call gets past the guard; a wrong password or link is the row's own answer.
        expect(visitor.statusCode).toBe(ownAnswers[name] ?? 200);
      }
    },
  );

  test("what does not exist answers the same as what is private to somebody else", async () => {
    const ids = await makeTrip(false);
    const nowhere = {
      trip: "x",
      route: "x",
      otherRoute: "x",
      stop: "x",
      place: "x",
      item: "x",
      note: "x",
    };
    for (const { name, row } of rows.filter(isTripRow)) {
      const foreign = await send(name, row, ids, stranger);
      const missing = await send(name, row, nowhere, stranger);
      expect([name, missing.statusCode, missing.body]).toEqual([
        name,
        foreign.statusCode,
        foreign.body,
      ]);
    }
  });

  test("a call that needs a login answers 401 before it judges the body", async () => {
    for (const { name, row } of rows.filter(({ row }) => row.body && row.access.who !== "anyone")) {
      const answer = await server.app.inject({
        method: row.method,
        url: `/api/${row.path}`,
        headers: { "content-type": "application/json" },
        payload: "{ not json",
      });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });

  test("a new trip, route or point needs a login, and a new route or point a trip of one's own", async () => {
    const ids = await makeTrip(true);
    const route = { tripId: ids.trip, name: "Day", date: "2027-01-03 09:00" };
    const point = { routeId: ids.route, name: "Stop", lat: 1, lng: 2 };
    for (const [path, body] of [
      ["route", route],
      ["point", point],
    ] as const) {
      expect((await server.call("POST", path, { body })).statusCode).toBe(401);
      expect((await server.call("POST", path, { as: stranger, body })).statusCode).toBe(403);
    }
    expect((await server.call("POST", "trip", { body: { name: "x" } })).statusCode).toBe(401);
  });
});
