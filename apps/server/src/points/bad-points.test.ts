import { limits } from "@castor/core/limits.ts";
import type { Point } from "@castor/core/points/point.ts";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, load, refusal } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const wrong: [object, string][] = [
  [{ name: "" }, "name"],
  [{ name: " " }, "name"],
  [{ name: null }, "name"],
  [{ name: ["a"] }, "name"],
  [{ name: "x".repeat(201) }, "name"],
  [{ lat: 90.001 }, "lat"],
  [{ lat: -91 }, "lat"],
  [{ lat: "48.2" }, "lat"],
  [{ lat: null }, "lat"],
  [{ lng: 180.001 }, "lng"],
  [{ lng: -181 }, "lng"],
  [{ lng: {} }, "lng"],
  [{ typeId: "Castle" }, "typeId"],
  [{ typeId: "hotel" }, "typeId"],
  [{ routeMode: "plane" }, "routeMode"],
  [{ routeMode: 1 }, "routeMode"],
  [{ routeMode: "none", excludeFromRoute: false }, "excludeFromRoute"],
  [{ routeMode: "car", excludeFromRoute: true }, "excludeFromRoute"],
  [{ excludeFromRoute: "true" }, "excludeFromRoute"],
  [{ priority: "high" }, "priority"],
  [{ timeToSpend: -1 }, "timeToSpend"],
  [{ timeToSpend: 14_401 }, "timeToSpend"],
  [{ timeToSpend: 1.5 }, "timeToSpend"],
  [{ timeToSpend: "60" }, "timeToSpend"],
  [{ cameBeforeMin: -1 }, "cameBeforeMin"],
  [{ cameBeforeMin: 14_401 }, "cameBeforeMin"],
  [{ reservationTime: "24:00" }, "reservationTime"],
  [{ reservationTime: "9:00" }, "reservationTime"],
  [{ reservationTime: 900 }, "reservationTime"],
  [{ description: "x".repeat(20_001) }, "description"],
  [{ description: { text: "" } }, "description"],
  [{ address: "x".repeat(2_001) }, "address"],
  [{ workingHours: "x".repeat(2_001) }, "workingHours"],
  [{ url: "javascript:alert(1)" }, "url"],
  [{ url: " JaVaScRiPt:alert(1)" }, "url"],
  [{ url: "data:text/html,x" }, "url"],
  [{ url: "ftp://example.org" }, "url"],
  [{ url: "no site" }, "url"],
  [{ url: "https://" }, "url"],
  [{ url: `https://example.org/${"x".repeat(2_000)}` }, "url"],
  [{ booking: { kind: "rocket" } }, "booking.kind"],
  [{ booking: { seat: "x".repeat(201) } }, "booking.seat"],
  [{ booking: { travellers: [""] } }, "booking.travellers.0"],
  [{ booking: { departure: { at: "2027-05-01" } } }, "booking.departure.at"],
  [{ booking: { arrival: { at: "2027-05-01 10:00", zone: "Mars/Base" } } }, "booking.arrival.zone"],
  [{ finance: [] }, "finance"],
  [{ finance: "free" }, "finance"],
  [{ finance: { price: -1 } }, "finance.price"],
  [{ finance: { price: "10" } }, "finance.price"],
  [{ finance: { price: 1e10 + 1 } }, "finance.price"],
  [{ finance: { price: 0.001 } }, "finance.price"],
  [{ finance: { payed: 10.5, currency: "JPY" } }, "finance.payed"],
  [{ finance: { validFrom: "2026-12-05", validTo: "2026-12-04" } }, "finance.validTo"],
  [
    { hotelData: { checkIn: "2026-12-05 14:00", checkOut: "2026-12-05 13:00" } },
    "hotelData.checkOut",
  ],
  [{ finance: { pricePerKid: 1.0001, currency: "TND" } }, "finance.pricePerKid"],
  [{ finance: { currency: "BTC" } }, "finance.currency"],
  [{ finance: { type: "each" } }, "finance.type"],
  [{ finance: { paymentType: "barter" } }, "finance.paymentType"],
  [{ finance: { paymentDueDate: "01.05.2027" } }, "finance.paymentDueDate"],
  [{ finance: { cancellationDate: "2027-13-01" } }, "finance.cancellationDate"],
  [{ finance: { isOnSite: 1 } }, "finance.isOnSite"],
  [{ finance: { validFrom: "soon" } }, "finance.validFrom"],
  [{ hotelData: "Ritz" }, "hotelData"],
  [{ hotelData: { checkIn: "2027-05-01" } }, "hotelData.checkIn"],
  [{ hotelData: { checkOut: "2027-05-01 25:00" } }, "hotelData.checkOut"],
  [{ hotelData: { dining: "brunch" } }, "hotelData.dining"],
];

describe.each(testDatabases())("refused points on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const tripId = (await addTrip(app, anna)).id;
  const routeId = (await addRoute(app, anna, tripId)).id;
  const id = (await addPoint(app, anna, routeId, { finance: { price: 1 } })).id;

  const post = (path: string, body: unknown) => app.call("POST", path, { as: anna, body });

  test("Invalid values are refused under their fields, in a change and in a new point, and change nothing", async () => {
    const before = await load(app, anna, tripId);
    for (const [body, field] of wrong) {
      const changed = await post("point", { id, ...body });
      expect(refusal(changed), JSON.stringify(body).slice(0, 80)).toEqual([400, [field]]);
      const made = await post("point", { routeId, name: "New", lat: 1, lng: 2, ...body });
      expect(refusal(made), JSON.stringify(body).slice(0, 80)).toEqual([400, [field]]);
    }
    expect(await load(app, anna, tripId)).toEqual(before);
  });

  test("All invalid fields are named at once", async () => {
    const answer = await post("point", { id, lat: 100, url: "x", finance: { price: -1 } });
    expect(refusal(answer)).toEqual([400, ["lat", "url", "finance.price"]]);
  });

  test("A new point needs a route, a name and coordinates", async () => {
    expect(refusal(await post("point", {}))).toEqual([400, ["routeId", "name", "lat", "lng"]]);
  });

  test("A currency with fewer digits is refused while an amount has more", async () => {
    const price = await addPoint(app, anna, routeId, { finance: { price: 10.55 } });
    const changed = await post("point", { id: price.id, finance: { currency: "JPY" } });
    expect(refusal(changed)).toEqual([400, ["finance.price"]]);
    const both = await post("point", { id: price.id, finance: { currency: "JPY", price: 1055 } });
    expect(both.json()).toMatchObject({ finance: { currency: "JPY", price: 1055 } });
  });

  test("Invalid orders, moves and attachments are refused and change nothing", async () => {
    const before = await load(app, anna, tripId);
    const bad: [string, object, string][] = [
      ["point/order", { point: id }, "order"],
      ["point/order", { point: id, order: 0.5 }, "order"],
      ["point/order", { point: id, order: "1" }, "order"],
      ["point/order", { order: 1 }, "point"],
      ["point/order", { point: 7, order: 1 }, "point"],
      ["point/move", { pointId: id }, "routeId"],
      ["point/move", { pointId: id, routeId: [routeId] }, "routeId"],
      ["point/move", { routeId }, "pointId"],
      ["point/attach", { pointId: id }, "routeId"],
      ["point/attach", { pointId: id, routeId, routeIds: [routeId] }, "routeId"],
      ["point/attach", { pointId: id, routeIds: [] }, "routeIds"],
      ["point/attach", { pointId: id, routeIds: routeId }, "routeIds"],
      ["point/attach", { pointId: id, routeIds: [routeId, 5] }, "routeIds.1"],
    ];
    for (const [path, body, field] of bad)
      expect(refusal(await post(path, body)), JSON.stringify(body)).toEqual([400, [field]]);
    expect(await load(app, anna, tripId)).toEqual(before);
  });

  test("A refusal names the reason: a missing value is required, an extra one is invalid", async () => {
    const said = async (path: string, body: object) =>
      (await post(path, body)).json<{ error: { fields: object } }>().error.fields;
    const required = "This field is required.";
    expect(await said("point/attach", { pointId: id })).toEqual({ routeId: required });
    const both = { pointId: id, routeId, routeIds: [routeId] };
    expect(await said("point/attach", both)).toEqual({ routeId: "Invalid value." });
    expect(await said("point/order", { point: id })).toEqual({ order: required });
    expect(await said("point/order", { point: id, order: null })).toEqual({ order: required });
    const whole = "Should be a whole number.";
    for (const order of [0.5, "1", []])
      expect(await said("point/order", { point: id, order })).toEqual({ order: whole });
  });

  test("An order is clamped, however large or small", async () => {
    const day = await addRoute(app, anna, tripId);
    const first = await addPoint(app, anna, day.id);
    const second = await addPoint(app, anna, day.id);
    for (const [order, ids] of [
      [1e30, [second.id, first.id]],
      [-1e30, [first.id, second.id]],
    ] as const) {
      const points = (await post("point/order", { point: first.id, order })).json<Point[]>();
      expect(points.map((point) => point.id)).toEqual(ids);
    }
    await app.call("DELETE", `route/${day.id}`, { as: anna });
  });

  test("A trip holds points up to its limit and refuses one more with a message", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id);
    const point = await addPoint(app, anna, route.id);
    const held = limits.stopsPerTrip - 2;
    await repeatStop(point.id, held - 1);
    const add = () => post("point", { routeId: route.id, name: "x", lat: 0, lng: 0 });
    const attach = (times: number) =>
      post("point/attach", {
        pointId: point.id,
        routeIds: Array.from({ length: times }, () => route.id),
      });
    const stops = async () => (await load(app, anna, trip.id)).routes[0]?.points.length;

    const both = await Promise.all([attach(2), attach(2)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const refused of [await add(), await attach(1)]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ message: string }>().message).toContain("limit of points");
    }
    expect(await stops()).toBe(limits.stopsPerTrip);
    const last = { point: point.id, order: limits.stopsPerTrip - 1 };
    expect((await post("point/order", last)).statusCode).toBe(200);
    await app.call("DELETE", `point/${point.id}`, { as: anna });
    expect((await add()).statusCode).toBe(200);
    expect(await stops()).toBe(limits.stopsPerTrip);
  });

  /** Inserts further stops of the same place after a route's only one. */
  const repeatStop = (id: string, times: number) =>
    app.database.write(async (queries) => {
      const stop = await queries
        .selectFrom("stops")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: times }, (_, index) => ({
        ...stop,
        id: `${id}${index}`,
        position: index + 1,
      }));
      for (let from = 0; from < rows.length; from += 1_000)
        await queries
          .insertInto("stops")
          .values(rows.slice(from, from + 1_000))
          .execute();
    });
});
