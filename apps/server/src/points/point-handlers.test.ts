import { type Point, point as pointSchema } from "@castor/core/points/point.ts";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("points on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");

  const post = (path: string, body: unknown, as = anna) => app.call("POST", path, { as, body });
  const save = async (body: unknown) => succeed<Point>(await post("point", body));
  const get = async (id: string) =>
    succeed<Point>(await app.call("GET", `point/${id}`, { as: anna }));
  const makeDay = async (form: object = {}, currency = "EUR") => {
    const trip = await addTrip(app, anna, { currency });
    return addRoute(app, anna, trip.id, form);
  };

  test("A new point is the last of its route, with the defaults of the specification", async () => {
    const route = await makeDay({ moveType: "walk" });
    await addPoint(app, anna, route.id);
    const point = await addPoint(app, anna, route.id, { name: " Prater " });
    expect(pointSchema.safeParse(point).error).toBeUndefined();
    expect(point).toMatchObject({
      tripId: route.tripId,
      routeId: route.id,
      order: 1,
      name: "Prater",
      description: "",
      typeId: "Other",
      address: "",
      url: "",
      workingHours: "",
      routeMode: "walk",
      excludeFromRoute: false,
      priority: "normal",
      timeToSpend: 0,
      reservationTime: null,
      cameBeforeMin: 0,
      isWaitSkipped: false,
      finance: null,
      hotelData: null,
    });
    expect(await get(point.id)).toEqual(point);
  });

  test("A new point goes by car where the route has the mode “points only”, and may be excluded from the start", async () => {
    const route = await makeDay({ moveType: "none" });
    expect(await addPoint(app, anna, route.id)).toMatchObject({ routeMode: "car" });
    const excluded = await addPoint(app, anna, route.id, { excludeFromRoute: true });
    expect(excluded).toMatchObject({ routeMode: "none", excludeFromRoute: true });
  });

  test("excludeFromRoute is true exactly when the mode is none", async () => {
    const route = await makeDay({ moveType: "bus" });
    const { id } = await addPoint(app, anna, route.id, { routeMode: "break" });
    const modes = async (change: object) => {
      const { routeMode, excludeFromRoute } = await save({ id, ...change });
      return [routeMode, excludeFromRoute];
    };
    expect(await modes({ excludeFromRoute: false })).toEqual(["break", false]);
    expect(await modes({ excludeFromRoute: true })).toEqual(["none", true]);
    expect(await modes({ name: "Same" })).toEqual(["none", true]);
    expect(await modes({ excludeFromRoute: false })).toEqual(["bus", false]);
    expect(await modes({ routeMode: "none" })).toEqual(["none", true]);
    expect((await get(id)).routeMode).toBe("none");
  });

  test("Concurrent ticks of several devices lose none; a changed line is answered as it is now", async () => {
    const route = await makeDay();
    const lines = Array.from({ length: 6 }, (_, index) => `- [ ] task ${index}`);
    const { id } = await addPoint(app, anna, route.id, { description: lines.join("\n") });
    const tick = (line: number, text = lines[line], done = true) =>
      post("point", { id, tick: { line, text, done } });
    const answers = await Promise.all(lines.map((_, line) => tick(line)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(lines.map(() => 200));
    const done = lines.map((line) => line.replace("[ ]", "[x]"));
    expect((await get(id)).description).toBe(done.join("\n"));
    expect((await tick(2)).statusCode).toBe(200);
    const late = await tick(0, "- [ ] task 1");
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      error: { code: "CONFLICT", fields: { text: "- [x] task 0" } },
    });
    expect(refusal(await tick(9, "- [ ] gone"))).toEqual([409, ["text"]]);
    const bad = await post("point", {
      id,
      description: "x",
      tick: { line: 0, text: "", done: true },
    });
    expect(refusal(bad)).toEqual([400, ["tick"]]);
    expect((await get(id)).description).toBe(done.join("\n"));
  });

  test("A save with an id changes only the fields sent, and what a GET answered may be sent back", async () => {
    const route = await makeDay();
    const other = await makeDay();
    const before = await addPoint(app, anna, route.id, {
      finance: { price: 10 },
      hotelData: { checkIn: "2027-05-01 15:00" },
      reservationTime: "12:30",
    });
    expect(await save(before)).toEqual(before);
    const moved = { ...before, routeId: other.id, tripId: other.tripId, order: 7, linkId: "other" };
    expect(await save({ ...moved, name: "Renamed" })).toEqual({ ...before, name: "Renamed" });
    const emptied = {
      description: null,
      address: null,
      url: null,
      workingHours: null,
      finance: null,
      hotelData: null,
      reservationTime: null,
    };
    const bare = await save({ id: before.id, ...emptied });
    expect(bare).toMatchObject({ description: "", url: "", finance: null, hotelData: null });
    expect(bare.reservationTime).toBeNull();
    expect(await get(before.id)).toEqual(bare);
  });

  test("A save changes the sent fields of a booking, whose departure is the reservation", async () => {
    const { id: routeId } = await makeDay();
    const end = (at: string, zone: string) => ({ at, zone, terminal: "2", gate: "" });
    const booking = {
      ...{ kind: "flight", number: "LH 123", code: "QWERTY" },
      departure: end("2027-05-01 23:10", "Europe/Berlin"),
      arrival: end("2027-05-02 04:45", "Asia/Tbilisi"),
    };
    const { id } = await addPoint(app, anna, routeId, { name: "FRA", booking });
    const saved = await save({ id, booking: { seat: "14A" } });
    expect(saved.booking).toMatchObject({ ...booking, seat: "14A", travellers: [] });
    expect(saved.reservationTime).toBe("23:10");
    const later = await save({ id, reservationTime: "23:40" });
    expect(later.booking?.departure?.at).toBe("2027-05-01 23:40");
    expect(await get(id)).toEqual(later);
    const early = { arrival: end("2027-05-01 20:00", "Europe/Berlin") };
    const refused = await post("point", { id, booking: early });
    expect(refusal(refused)).toEqual([400, ["booking.arrival"]]);
    const none = await save({ id, booking: null });
    expect([none.booking, none.reservationTime]).toEqual([null, null]);
  });

  test("Null resets: a field with a default gets it back, a required field stays", async () => {
    const route = await makeDay({}, "GEL");
    const { id } = await addPoint(app, anna, route.id, {
      typeId: "Museum",
      routeMode: "none",
      priority: "star",
      timeToSpend: 30,
      cameBeforeMin: 10,
      isWaitSkipped: true,
      finance: {
        price: 10,
        currency: "JPY",
        type: "perPerson",
        paymentType: "cash",
        isOnSite: true,
      },
      hotelData: { dining: "halfBoard" },
    });
    expect(await get(id)).toMatchObject({ isWaitSkipped: true });
    const emptied = await save({
      id,
      typeId: null,
      excludeFromRoute: null,
      priority: null,
      timeToSpend: null,
      cameBeforeMin: null,
      isWaitSkipped: null,
      finance: { currency: null, type: null, paymentType: null, isOnSite: null },
      hotelData: { dining: null },
    });
    expect(emptied).toMatchObject({
      typeId: "Other",
      routeMode: "car",
      excludeFromRoute: false,
      priority: "normal",
      timeToSpend: 0,
      cameBeforeMin: 0,
      isWaitSkipped: false,
      finance: { price: 10, currency: "GEL", type: "same", paymentType: "any", isOnSite: false },
      hotelData: { dining: "none" },
    });
    expect(await get(id)).toEqual(emptied);
    expect(refusal(await post("point", { id, name: null }))).toEqual([400, ["name"]]);
  });

  test("Finance and hotel data change field by field, starting in the trip's currency", async () => {
    const route = await makeDay({}, "GEL");
    const { id } = await addPoint(app, anna, route.id, { finance: { price: 10.5 } });
    expect((await get(id)).finance).toMatchObject({ price: 10.5, currency: "GEL", type: "same" });
    await save({ id, finance: { payed: 3 } });
    await save({ id, finance: { type: "perPerson", price: null } });
    expect((await get(id)).finance).toMatchObject({ price: null, payed: 3, type: "perPerson" });
    await save({ id, hotelData: { checkIn: "2027-05-01 15:00" } });
    await save({ id, hotelData: { checkOut: "2027-05-03 11:30", dining: "halfBoard" } });
    expect((await get(id)).hotelData).toEqual({
      checkIn: "2027-05-01 15:00",
      checkOut: "2027-05-03 11:30",
      checkInTime: "15:00",
      checkOutTime: "11:30",
      dining: "halfBoard",
    });
  });

  test("A change of a place's field changes all its stops, a change of a stop's field only that stop", async () => {
    const first = await makeDay({ moveType: "walk" });
    const second = await addRoute(app, anna, first.tripId, { moveType: "bus" });
    const point = await addPoint(app, anna, first.id, { priority: "star", timeToSpend: 30 });
    await addPoint(app, anna, second.id);
    const stop = succeed<Point>(
      await post("point/attach", { pointId: point.id, routeId: second.id }),
    );
    expect(stop).toEqual({
      ...point,
      id: stop.id,
      routeId: second.id,
      order: 1,
      routeMode: "bus",
      priority: "normal",
      timeToSpend: 0,
    });
    const shared = { name: "New name", lat: 1.5, lng: -2.5, typeId: "Museum", address: "A 1" };
    const saved = await save({ id: stop.id, ...shared, finance: { price: 5 }, timeToSpend: 90 });
    const other = await get(point.id);
    expect(other).toEqual({ ...point, ...shared, finance: saved.finance });
    expect(await get(stop.id)).toEqual({
      ...stop,
      ...shared,
      finance: saved.finance,
      timeToSpend: 90,
    });
  });
});
