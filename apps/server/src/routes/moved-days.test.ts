import { randomUUID } from "node:crypto";
import type { Route } from "@castor/core/routes/route.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  loadPlace,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const booking = {
  hotelData: { checkIn: "2027-05-01 15:00", checkOut: "2027-05-03 11:00", dining: "breakfast" },
  finance: {
    price: 200,
    paymentDueDate: "2027-04-01",
    cancellationDate: "2027-04-20",
    validFrom: "2027-05-01",
    validTo: "2027-05-03",
  },
};

describe.each(testDatabases())("moved and added days on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");

  const post = (path: string, body: object, headers = {}) =>
    app.call("POST", path, { as: anna, body, headers });

  /** Two days and a hotel with a stop on both. */
  async function planTrip() {
    const trip = await addTrip(app, anna);
    const first = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    const second = await addRoute(app, anna, trip.id, { date: "2027-05-02 10:30" });
    const hotel = await addPoint(app, anna, first.id, { name: "Hotel", ...booking });
    await post("point/attach", { pointId: hotel.id, routeId: second.id });
    return { trip, first, second, hotel };
  }

  test("What is booked at a stop follows its day", async () => {
    const trip = await addTrip(app, anna);
    const day = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    const at = (time: string) => ({ at: time, zone: null, terminal: "", gate: "" });
    const train = { kind: "train", departure: at("2027-05-01 22:00") };
    const arrival = at("2027-05-02 07:10");
    await addPoint(app, anna, day.id, { name: "Station", booking: { ...train, arrival } });
    const dates = [{ id: day.id, date: "2027-05-31 09:00" }];
    succeed(await post("route/dates", { tripId: trip.id, dates }));
    expect((await load(app, anna, trip.id)).routes[0]?.points[0]?.booking).toMatchObject({
      departure: { at: "2027-05-31 22:00" },
      arrival: { at: "2027-06-01 07:10" },
    });
  });

  test("Bookings of places follow when all their stops move; payment and cancellation dates stay", async () => {
    const { trip, first, second, hotel } = await planTrip();
    const ticket = await addPoint(app, anna, second.id, { finance: { validTo: "2027-05-02" } });
    const moved = succeed<Route[]>(
      await post("route/dates", {
        tripId: trip.id,
        dates: [
          { id: first.id, date: "2027-05-31 09:00" },
          { id: second.id, date: "2027-06-01 10:30" },
        ],
      }),
    );
    const place = await loadPlace(app, anna, hotel.linkId);
    expect(place.hotelData).toEqual({
      checkIn: "2027-05-31 15:00",
      checkOut: "2027-06-02 11:00",
      checkInTime: "15:00",
      checkOutTime: "11:00",
      dining: "breakfast",
    });
    expect(place.finance).toEqual({
      ...hotel.finance,
      validFrom: "2027-05-31",
      validTo: "2027-06-02",
    });
    expect(moved.map(({ points }) => points[0]?.hotelData)).toEqual([
      place.hotelData,
      place.hotelData,
    ]);
    const ticketPlace = await loadPlace(app, anna, ticket.linkId);
    expect(ticketPlace.finance).toEqual({ ...ticket.finance, validTo: "2027-06-01" });
    expect(ticketPlace.hotelData).toBeNull();
    expect((await load(app, anna, trip.id)).routes).toEqual(moved);
  });

  test("A booking stays when one of its place's stops stays, or when only the time of day changes", async () => {
    const { trip, first, hotel } = await planTrip();
    for (const date of ["2027-05-09 09:00", "2027-05-09 07:00"])
      succeed(await post("route/dates", { tripId: trip.id, dates: [{ id: first.id, date }] }));
    const place = await loadPlace(app, anna, hotel.linkId);
    expect([place.hotelData, place.finance]).toEqual([hotel.hotelData, hotel.finance]);
  });

  test("A booking beyond the allowed years refuses the whole move", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id, { date: "2200-12-01 09:00" });
    await addPoint(app, anna, route.id, { finance: { validTo: "2200-12-30" } });
    const before = await load(app, anna, trip.id);
    const refused = await post("route/dates", {
      tripId: trip.id,
      dates: [{ id: route.id, date: "2200-12-09 09:00" }],
    });
    expect(refusal(refused)).toEqual([400, ["dates"]]);
    expect(await load(app, anna, trip.id)).toEqual(before);
  });

  test("New days move later days, and are answered first, in the order sent", async () => {
    const { trip, second, hotel } = await planTrip();
    const answer = succeed<Route[]>(
      await post("route/days", {
        tripId: trip.id,
        days: [
          { name: "Late", date: "2027-05-20 09:00", moveType: "walk", icon: "beach" },
          { name: "Between", date: "2027-05-02 09:00", description: "Rest" },
        ],
        dates: [{ id: second.id, date: "2027-05-03 10:30" }],
      }),
    );
    expect(answer).toMatchObject([
      { name: "Late", moveType: "walk", icon: "beach", description: "", points: [] },
      { name: "Between", moveType: "car", icon: "none", description: "Rest", points: [] },
      { id: second.id, date: "2027-05-03 10:30", points: [{ linkId: hotel.linkId }] },
    ]);
    const { routes } = await load(app, anna, trip.id);
    expect(routes.map(({ name, date }) => `${date.slice(5, 10)} ${name}`)).toEqual([
      "05-01 First day",
      "05-02 Between",
      "05-03 First day",
      "05-20 Late",
    ]);
    expect(routes).toEqual(expect.arrayContaining(answer));
  });

  test("New and moved days are one step: when one is refused, none changes", async () => {
    const { trip, second } = await planTrip();
    const before = await load(app, anna, trip.id);
    const other = await addRoute(app, anna, (await addTrip(app, anna)).id);
    const foreign = await addRoute(app, boris, (await addTrip(app, boris)).id);
    const day = { name: "New", date: "2027-05-02 09:00" };
    const add = (days: object[], dates: object[] = []) =>
      post("route/days", { tripId: trip.id, days, dates });
    const later = { id: second.id, date: "2027-05-03 10:30" };
    expect(refusal(await add([day], [later, { ...later, id: other.id }]))).toEqual([
      400,
      ["dates.1.id"],
    ]);
    expect((await add([day], [later, { ...later, id: foreign.id }])).statusCode).toBe(404);
    expect(refusal(await add([day], [later, later]))).toEqual([400, ["dates.1.id"]]);
    expect(refusal(await add([]))).toEqual([400, ["days"]]);
    expect(refusal(await add([day, { ...day, name: "" }]))).toEqual([400, ["days.1.name"]]);
    expect(refusal(await add([{ ...day, date: "2027-02-30 09:00" }]))).toEqual([
      400,
      ["days.0.date"],
    ]);
    expect(await load(app, anna, trip.id)).toEqual(before);
  });

  test("A trip takes no more days than its limit, all or none", async () => {
    const { trip, second } = await planTrip();
    const days = (count: number) =>
      Array.from({ length: count }, () => ({ name: "Day", date: "2027-07-01 09:00" }));
    const dates = [{ id: second.id, date: "2027-05-03 10:30" }];
    const refused = await post("route/days", { tripId: trip.id, days: days(399), dates });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain("limit of days");
    expect(refusal(await post("route/days", { tripId: trip.id, days: days(401) }))).toEqual([
      400,
      ["days"],
    ]);
    expect((await load(app, anna, trip.id)).routes[1]?.date).toBe(second.date);
    expect((await post("route/days", { tripId: trip.id, days: days(398) })).statusCode).toBe(200);
  });

  test("The same key creates the days once, and gives the same answer when that is too long to store", async () => {
    const { trip, second } = await planTrip();
    for (const count of [2, 300]) {
      const days = Array.from({ length: count }, (_, index) => ({
        name: `Day ${index}`,
        date: "2027-07-01 09:00",
        description: "x".repeat(300),
      }));
      const dates = [{ id: second.id, date: `2027-05-0${count === 2 ? 3 : 4} 10:30` }];
      const headers = { "idempotency-key": randomUUID() };
      const ask = async () =>
        succeed<Route[]>(await post("route/days", { tripId: trip.id, days, dates }, headers));
      const first = await ask();
      expect(await ask()).toEqual(first);
      expect(first).toHaveLength(count + 1);
    }
    expect((await load(app, anna, trip.id)).routes).toHaveLength(304);
  });
});
