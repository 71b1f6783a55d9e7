import { randomUUID } from "node:crypto";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { limits } from "@castor/core/limits.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { joinTracks, writeTrack } from "@castor/core/routes/track.ts";
import {
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

const hotel = { linkId: "hotel", name: "Hotel" };
const brought = makeTrip({
  id: "file",
  routes: [
    makeRoute({
      ...{ id: "one", name: "One", date: "2027-05-01 09:00" },
      points: [
        makePoint({ id: "p1", ...hotel }),
        makePoint({ id: "p2", linkId: "l2", name: "Opera", description: "[Hotel](point:hotel)" }),
      ],
      notes: [makeNote({ id: "n1", tripId: "file", routeId: "one", text: "Tickets" })],
    }),
    makeRoute({
      id: "two",
      name: "Two",
      date: "2027-05-02 09:00",
      points: [makePoint({ id: "p3", ...hotel })],
    }),
  ],
  financeItems: [makeFinanceItem({ id: "c1", name: "Visa" })],
  notes: [makeNote({ id: "n2", text: "Of the trip" })],
});
const fileOf = (trip: Trip) => toTripFile(trip, new Date("2026-11-23T10:00:00Z"));
const names = ({ routes }: Trip) =>
  routes.map(
    ({ name, points }) =>
      `${name}: ${points.map((point) => `${point.order} ${point.name}`).join(", ")}`,
  );

describe.each(testDatabases())("an import into a trip on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");

  /** A trip with one day, on 1 May, and a point on it. */
  async function makeOpenTrip() {
    const { id } = await addTrip(app, anna);
    const day = await addRoute(app, anna, id, { name: "Mine" });
    await addPoint(app, anna, day.id, { name: "Café" });
    return { id, dayId: day.id };
  }
  const send = (body: object, as = anna, headers = {}) =>
    app.call("POST", "trip/import", { as, body, headers });

  test("The points without times and the notes of a day with a target go to its end, other days, costs and notes are new", async () => {
    const { id, dayId } = await makeOpenTrip();
    const before = await load(app, anna, id);
    const targets = [{ id: "one", routeId: dayId }];
    const { ids } = succeed<{ ids: { former: string; id: string }[] }>(
      await send({ tripId: id, targets, jsonData: fileOf(brought) }),
    );
    const after = await load(app, anna, id);
    expect(names(after)).toEqual(["Mine: 0 Café, 1 Hotel, 2 Opera", "Two: 0 Hotel"]);
    expect(after.routes[0]).toMatchObject({
      date: "2027-05-01 09:00",
      notes: [{ text: "Tickets", routeId: dayId }],
    });
    expect(after).toMatchObject({
      ...{ name: before.name, startDate: "2027-05-01", endDate: "2027-05-02" },
      financeItems: [{ name: "Visa" }],
      notes: [{ text: "Of the trip" }],
    });
    const [, stay, opera] = after.routes[0]?.points ?? [];
    expect(after.routes[1]?.points[0]?.linkId).toBe(stay?.linkId);
    expect(opera?.description).toBe(`[Hotel](point:${stay?.linkId})`);
    const named = new Map(ids.map((pair) => [pair.former, pair.id]));
    expect(named.get("two")).toBe(after.routes[1]?.id);
    expect(named.get("p1")).toBe(stay?.id);
    expect(named.get("hotel")).toBe(stay?.linkId);
    expect(named.has("file")).toBe(false);
  });

  test("Points with times stand by their times on a day that has times; those that were there keep their order", async () => {
    const { id } = await addTrip(app, anna);
    const day = await addRoute(app, anna, id, { name: "Mine" });
    const mine = { Breakfast: "09:30", Walk: null, Lunch: "13:00", Bar: "22:00" };
    for (const [name, reservationTime] of Object.entries(mine))
      await addPoint(app, anna, day.id, { name, reservationTime });
    const points = [
      makePoint({ id: "a", linkId: "la", name: "Opera", reservationTime: "19:00" }),
      makePoint({ id: "b", linkId: "lb", name: "Foyer" }),
      makePoint({ id: "c", linkId: "lc", name: "Museum", reservationTime: "11:00" }),
    ];
    const file = makeTrip({ id: "file", routes: [makeRoute({ id: "one", points })] });
    const targets = [{ id: "one", routeId: day.id }];
    const before = await load(app, anna, id);
    succeed(await send({ tripId: id, targets, jsonData: fileOf(file) }));
    const after = await load(app, anna, id);
    expect(names(after)).toEqual([
      "Mine: 0 Breakfast, 1 Walk, 2 Museum, 3 Lunch, 4 Opera, 5 Foyer, 6 Bar",
    ]);
    const brought = after.routes[0]?.points.filter(({ name }) => !(name in mine));
    const things = {
      ...{ routes: [], financeItems: [], notes: [] },
      points: brought?.map((point) => ({ id: point.id })),
    };
    succeed(await app.call("POST", "trip/take-out", { as: anna, body: { tripId: id, things } }));
    expect((await load(app, anna, id)).routes).toEqual(before.routes);
  });

  test("The same key imports once; a file that is wrong, a day that is not in it, and somebody else's import nothing", async () => {
    const { id, dayId } = await makeOpenTrip();
    const other = await makeOpenTrip();
    const body = {
      tripId: id,
      targets: [{ id: "one", routeId: dayId }],
      jsonData: fileOf(brought),
    };
    const headers = { "Idempotency-Key": randomUUID() };
    const first = succeed(await send(body, anna, headers));
    expect(succeed(await send(body, anna, headers))).toEqual(first);
    const before = await load(app, anna, id);
    expect(names(before)).toHaveLength(2);
    expect(refusal(await send({ tripId: id, jsonData: "{" }))).toEqual([400, ["jsonData"]]);
    const lost = [{ id: "three", routeId: dayId }];
    expect(refusal(await send({ ...body, targets: lost }))).toEqual([400, ["targets.0.id"]]);
    const elsewhere = [{ id: "one", routeId: other.dayId }];
    expect(refusal(await send({ ...body, targets: elsewhere }))).toEqual([
      400,
      ["targets.0.routeId"],
    ]);
    const gone = [{ id: "one", routeId: "gone" }];
    expect((await send({ ...body, targets: gone })).statusCode).toBe(404);
    expect((await send(body, boris)).statusCode).toBe(404);
    expect(await load(app, anna, id)).toEqual(before);
  });

  test("A drawn path joins that of the day, is seen by visitors, copied and exported", async () => {
    const { id, dayId } = await makeOpenTrip();
    const mine = writeTrack([
      [
        [44, 41],
        [45, 42],
      ],
    ]);
    const saved = await app.call("POST", "route", { as: anna, body: { id: dayId, track: mine } });
    expect(succeed<Route>(saved).track).toBe(mine);
    const broken = await app.call("POST", "route", { as: anna, body: { id: dayId, track: "_" } });
    expect(refusal(broken)).toEqual([400, ["track"]]);
    const track = writeTrack([
      [
        [46, 41],
        [47, 42],
      ],
    ]);
    const file = { ...brought, routes: brought.routes.map((route) => ({ ...route, track })) };
    const targets = [{ id: "one", routeId: dayId }];
    succeed(await send({ tripId: id, targets, jsonData: fileOf(file) }));
    const tracks = [joinTracks(mine, track), track];
    expect((await load(app, anna, id)).routes.map((route) => route.track)).toEqual(tracks);
    succeed(await app.call("POST", "trip", { as: anna, body: { id, isPublic: true } }));
    expect((await load(app, boris, id)).routes.map((route) => route.track)).toEqual(tracks);
    const copy = succeed<Trip>(await app.call("GET", `trip/copy/${id}`, { as: boris }));
    expect(copy.routes.map((route) => route.track)).toEqual(tracks);
    const kml = await app.call("GET", `gpx/${id}`, { as: boris });
    expect(kml.body).toContain('lat="41" lon="46"');
  });

  test("A trip takes no more days than it may have", async () => {
    const { id } = await makeOpenTrip();
    const routes = Array.from({ length: limits.routesPerTrip }, (_, index) =>
      makeRoute({ id: `d${index}` }),
    );
    const full = fileOf(makeTrip({ routes }));
    const answer = await send({ tripId: id, jsonData: full });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("limit of days");
    expect((await load(app, anna, id)).routes).toHaveLength(1);
  });

  test("What was brought is taken out with one call, whatever of it is gone; another trip keeps its own", async () => {
    const { id, dayId } = await makeOpenTrip();
    const other = await makeOpenTrip();
    const before = await load(app, anna, id);
    const targets = [{ id: "one", routeId: dayId }];
    succeed(await send({ tripId: id, targets, jsonData: fileOf(brought) }));
    const after = await load(app, anna, id);
    const [mine, two] = after.routes;
    const things = {
      routes: [{ id: two?.id }, { id: other.dayId }, { id: "gone" }],
      points: mine?.points.slice(1).map((point) => ({ id: point.id })),
      financeItems: after.financeItems.map((item) => ({ id: item.id })),
      notes: [...after.notes, ...(mine?.notes ?? [])].map((note) => ({ id: note.id })),
    };
    const body = { tripId: id, things };
    expect((await app.call("POST", "trip/take-out", { as: boris, body })).statusCode).toBe(404);
    succeed(await app.call("POST", "trip/take-out", { as: anna, body }));
    const kept = await load(app, anna, id);
    expect({ ...kept, updated: before.updated }).toEqual(before);
    expect((await load(app, anna, other.id)).routes).toHaveLength(1);
    const places = await app.database.read((queries) =>
      queries.selectFrom("places").select("id").where("trip_id", "=", id).execute(),
    );
    expect(places).toHaveLength(1);
  });
});
