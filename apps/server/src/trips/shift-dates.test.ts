import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addFinanceItem,
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("all dates of a trip on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
  });
  afterAll(() => app.dispose());

  const shift = (tripId: string, days: number) =>
    app.call("POST", "trip/shift", { as: anna, body: { tripId, days } });

  async function planTrip() {
    const trip = await addTrip(app, anna);
    const first = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    const second = await addRoute(app, anna, trip.id, { date: "2027-05-02 10:30" });
    await addPoint(app, anna, first.id, {
      hotelData: { checkIn: "2027-05-01 15:00", checkOut: "2027-05-03 11:00" },
      finance: { price: 200, paymentDueDate: "2027-04-01", cancellationDate: "2027-04-20" },
    });
    const train = { kind: "train", seat: "14A", departure: { at: "2027-05-02 12:00" } };
    await addPoint(app, anna, second.id, { name: "Station", booking: train });
    await addFinanceItem(app, anna, trip.id, {
      name: "Insurance",
      ...{ startDate: "2027-05-01", finance: { price: 20, validTo: "2027-05-03" } },
    });
    return trip;
  }

  test("Days, bookings, deadlines and costs move together, and there and back is as before", async () => {
    const { id } = await planTrip();
    const before = await load(app, anna, id);
    const moved = succeed<Trip>(await shift(id, 31));
    expect(await load(app, anna, id)).toEqual({ ...moved, updated: expect.any(String) });
    expect(moved.routes.map(({ date }) => date)).toEqual(["2027-06-01 09:00", "2027-06-02 10:30"]);
    expect([moved.startDate, moved.endDate]).toEqual(["2027-06-01", "2027-06-02"]);
    expect(moved.routes[0]?.points[0]).toMatchObject({
      hotelData: { checkIn: "2027-06-01 15:00", checkOut: "2027-06-03 11:00" },
      finance: { price: 200, paymentDueDate: "2027-05-02", cancellationDate: "2027-05-21" },
    });
    expect(moved.routes[1]?.points[0]).toMatchObject({
      booking: { seat: "14A", departure: { at: "2027-06-02 12:00" } },
      reservationTime: "12:00",
    });
    expect(moved.financeItems[0]).toMatchObject({
      startDate: "2027-06-01",
      finance: { validTo: "2027-06-03" },
    });
    succeed(await shift(id, -31));
    const after = await load(app, anna, id);
    expect({ ...after, updated: "" }).toEqual({ ...before, updated: "" });
  });

  test("A date beyond all years moves nothing", async () => {
    const { id } = await planTrip();
    const before = await load(app, anna, id);
    expect(refusal(await shift(id, 80_000))).toEqual([400, ["days"]]);
    expect(await load(app, anna, id)).toEqual(before);
  });
});
