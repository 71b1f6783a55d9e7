import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Place } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addIdea,
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

describe.each(testDatabases())("ideas on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  let boris: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
    boris = await app.register("Boris");
  });
  afterAll(() => app.dispose());

  const post = (path: string, body: object, as: Person | null = anna) =>
    app.call("POST", path, { as, body });

  /** A trip of two days with a hotel on both and a café on the first. */
  async function makePlan() {
    const { id: tripId } = await addTrip(app, anna);
    const day = await addRoute(app, anna, tripId);
    const next = await addRoute(app, anna, tripId, { date: "2027-05-02 09:00" });
    const hotel = await addPoint(app, anna, day.id, {
      ...{ name: "Hotel", typeId: "Hotel", finance: { price: 90, currency: "GEL" } },
      hotelData: { checkIn: "2027-05-01 14:00", checkOut: "2027-05-03 12:00" },
    });
    succeed(await post("point/attach", { pointId: hotel.id, routeId: next.id }));
    const cafe = await addPoint(app, anna, day.id, {
      ...{ name: "Café", reservationTime: "18:30", cameBeforeMin: 10, timeToSpend: 90 },
      ...{ workingHours: "Mo-Fr 09:00-18:00", finance: { price: 20, currency: "EUR" } },
      ...{ description: "- [ ] window seat", url: "https://cafe.example", priority: "star" },
    });
    return { tripId, day, next, hotel, cafe };
  }

  test("a point leaves its day with all that it says, and comes back with the same ids", async () => {
    const { tripId, day, cafe } = await makePlan();
    const before = await load(app, anna, tripId);
    succeed(await post("idea/from-days", { tripId, points: [{ id: cafe.id }] }));
    const taken = await load(app, anna, tripId);
    const { routeId: _, order: __, routeMode: ___, excludeFromRoute: ____, ...said } = cafe;
    expect(taken.ideas).toEqual([said]);
    expect(taken.routes[0]?.points.map(({ name }) => name)).toEqual(["Hotel"]);
    const back = [{ id: cafe.id, routeId: day.id, order: 1, routeMode: cafe.routeMode }];
    succeed(await post("idea/to-days", { tripId, ideas: back }));
    const after = await load(app, anna, tripId);
    expect([after.routes, after.ideas]).toEqual([before.routes, []]);
  });

  test("an idea shares its place with the stops of it, and keeps the place when they go", async () => {
    const { tripId, next, hotel } = await makePlan();
    const [stop] = (await load(app, anna, tripId)).routes[1]?.points ?? [];
    succeed(await post("idea/from-days", { tripId, points: [{ id: stop?.id ?? "" }] }));
    succeed(await post("idea", { id: stop?.id, name: "Grand Hotel", timeToSpend: 15 }));
    const shared = await load(app, anna, tripId);
    expect(shared.routes[0]?.points[0]).toMatchObject({ name: "Grand Hotel", timeToSpend: 0 });
    succeed(await app.call("DELETE", `point/global/${hotel.linkId}`, { as: anna }));
    const alone = await load(app, anna, tripId);
    expect(alone.ideas).toMatchObject([{ name: "Grand Hotel", linkId: hotel.linkId }]);
    expect((await app.call("GET", `point/global/${hotel.linkId}`, { as: anna })).statusCode).toBe(
      404,
    );
    succeed(await post("idea/to-days", { tripId, ideas: [{ id: stop?.id, routeId: next.id }] }));
    const place = succeed<Place>(
      await app.call("GET", `point/global/${hotel.linkId}`, { as: anna }),
    );
    expect(place.stops.map(({ id }) => id)).toEqual([stop?.id]);
    expect(place.finance?.price).toBe(90);
  });

  test("an idea is added, ticked and deleted; one of a known place says what the place says", async () => {
    const { tripId, cafe } = await makePlan();
    const made = await addIdea(app, anna, tripId, { description: "- [ ] bottle" });
    const tick = { line: 0, text: "- [ ] bottle", done: true };
    const ticked = succeed<Idea>(await post("idea", { id: made.id, tick }));
    expect(ticked.description).toBe("- [x] bottle");
    const again = await addIdea(app, anna, tripId, {
      name: "Other",
      linkId: cafe.linkId,
      order: 0,
    });
    expect(again).toMatchObject({ name: "Café", linkId: cafe.linkId, timeToSpend: 0 });
    const { ideas } = await load(app, anna, tripId);
    expect(ideas.map(({ id }) => id)).toEqual([again.id, made.id]);
    for (const { id } of ideas) succeed(await app.call("DELETE", `idea/${id}`, { as: anna }));
    expect((await load(app, anna, tripId)).ideas).toEqual([]);
    expect(refusal(await post("idea", { tripId, lat: 1 }))).toEqual([400, ["name", "lng"]]);
  });

  test("nobody else reaches ideas of a public trip, and they are in no list of its places", async () => {
    const { tripId, cafe } = await makePlan();
    succeed(await post("idea/from-days", { tripId, points: [{ id: cafe.id }] }));
    succeed(await post("trip", { id: tripId, isPublic: true }));
    expect((await load(app, boris, tripId)).ideas).toEqual([]);
    expect((await post("idea", { id: cafe.id, name: "Mine" }, boris)).statusCode).toBe(404);
    const copy = succeed<Trip>(await app.call("GET", `trip/copy/${tripId}`, { as: boris }));
    expect(copy.ideas).toEqual([]);
    for (const format of ["gpx", "geojson"]) {
      const read = async (as: Person | null) =>
        (await app.call("GET", `${format}/${tripId}`, { as })).body;
      expect(await read(anna)).toContain("Café");
      expect(await read(boris)).not.toContain("Café");
      expect(await read(null)).not.toContain("Café");
    }
  });

  test("copies of the owner and the JSON file have the ideas", async () => {
    const { tripId } = await makePlan();
    const made = await addIdea(app, anna, tripId);
    const copy = succeed<Trip>(await app.call("GET", `trip/copy/${tripId}`, { as: anna }));
    expect(copy.ideas.map(({ name }) => name)).toEqual([made.name]);
    expect(copy.ideas[0]?.id).not.toBe(made.id);
    const jsonData = toTripFile(await load(app, anna, tripId), new Date());
    const brought = succeed<Trip>(await post("json/import-from-json", { jsonData }));
    expect(brought.ideas.map(({ name }) => name)).toEqual([made.name]);
  });
});
