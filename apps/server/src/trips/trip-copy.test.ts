import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

const finance = { price: 120, payed: 20, paymentDueDate: "2027-04-20", validTo: "2027-05-02" };
const hotelData = {
  checkIn: "2027-05-01 15:00",
  checkOut: "2027-05-03 11:00",
  dining: "breakfast",
};

describe.each(testDatabases())("copies and visitors on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");
  const { id } = await addTrip(app, anna, { name: "Vienna", isPublic: true, isInCatalog: true });
  const first = await addRoute(app, anna, id, { name: "One" });
  const second = await addRoute(app, anna, id, { name: "Two", date: "2027-05-03 10:30" });
  const hotel = await addPoint(app, anna, first.id, {
    name: "Hotel",
    typeId: "Hotel",
    finance,
    hotelData,
    reservationTime: "15:00",
    cameBeforeMin: 20,
  });
  await addPoint(app, anna, second.id, {
    name: "Café",
    description: `Near the [hotel](point:${hotel.linkId})`,
    excludeFromRoute: true,
  });
  await app.call("POST", "point/attach", {
    as: anna,
    body: { pointId: hotel.id, routeId: second.id },
  });
  const source = await load(app, anna, id);

  const copy = async (as: Person, query = "", id = source.id) =>
    succeed<Trip>(await app.call("GET", `trip/copy/${id}${query}`, { as }));
  const pointsOf = (trip: Trip) => trip.routes.flatMap(({ points }) => points);

  test("Visitors of a public trip see no money, bookings, appointments and notes, and cannot edit", async () => {
    for (const as of [null, boris]) {
      const seen = await load(app, as, source.id);
      expect(seen).toMatchObject({
        canEdit: false,
        ownerName: "Anna",
        financeItems: [],
        notes: [],
      });
      expect(seen.routes.map(({ isReadonly, notes }) => ({ isReadonly, notes }))).toEqual([
        { isReadonly: true, notes: [] },
        { isReadonly: true, notes: [] },
      ]);
      for (const point of pointsOf(seen)) {
        expect(point).toMatchObject({
          finance: null,
          hotelData: null,
          reservationTime: null,
          cameBeforeMin: 0,
        });
        const alone = await app.call("GET", `point/${point.id}`, { as });
        expect(alone.json()).toEqual(point);
        const place = await app.call("GET", `point/global/${point.linkId}`, { as });
        expect(place.json()).toMatchObject({ name: point.name, finance: null, hotelData: null });
      }
      const { routes } = succeed<{ routes: Trip["routes"] }>(
        await app.call("GET", `route/all/${source.id}`, { as }),
      );
      expect(routes).toEqual(seen.routes);
      const alone = await app.call("GET", `route/${routes[0]?.id}`, { as });
      expect(alone.json()).toEqual(routes[0]);
    }
  });

  test("An owner's copy is complete, private, not in the catalog, and has new ids", async () => {
    const copied = await copy(anna);
    expect(await load(app, anna, copied.id)).toEqual(copied);
    expect(copied).toMatchObject({ isPublic: false, isInCatalog: false, name: "Vienna" });
    const [hotel] = pointsOf(copied);
    expect(hotel).toMatchObject({ hotelData, reservationTime: "15:00", cameBeforeMin: 20 });
    expect(hotel?.finance).toMatchObject(finance);
    const idsOf = (trip: Trip) => [
      trip.id,
      ...trip.routes.map(({ id }) => id),
      ...pointsOf(trip).flatMap(({ id, linkId }) => [id, linkId]),
    ];
    const old = new Set(idsOf(source));
    expect(idsOf(copied).filter((id) => old.has(id))).toEqual([]);
    expect(await load(app, anna, source.id)).toEqual(source);
  });

  test("Stops that share a place share it in the copy too, apart from the original", async () => {
    const copied = await copy(anna);
    const [hotel, cafe, again] = pointsOf(copied);
    expect(again?.linkId).toBe(hotel?.linkId);
    expect(cafe?.description).toBe(`Near the [hotel](point:${hotel?.linkId})`);
    await app.call("POST", "point", { as: anna, body: { id: again?.id, name: "Other hotel" } });
    expect(pointsOf(await load(app, anna, copied.id))[0]?.name).toBe("Other hotel");
    expect(await load(app, anna, source.id)).toEqual(source);
  });

  test("A stranger's copy contains what a visitor sees and belongs to the stranger", async () => {
    const copied = await copy(boris);
    expect(copied).toMatchObject({ ownerName: "Boris", canEdit: true, isPublic: false });
    expect(await load(app, boris, copied.id)).toEqual(copied);
    expect((await app.call("GET", `trip/${copied.id}`, { as: anna })).statusCode).toBe(404);
    expect(pointsOf(copied)).toHaveLength(3);
    for (const { finance: money, hotelData: stay, reservationTime, cameBeforeMin } of pointsOf(
      copied,
    ))
      expect([money, stay, reservationTime, cameBeforeMin]).toEqual([null, null, null, 0]);
  });

  test("A copy does not change the original, not even its version", async () => {
    const before = await app.call("GET", `trip/${source.id}`, { as: anna });
    await copy(boris);
    await copy(anna);
    const after = await app.call("GET", `trip/${source.id}`, { as: anna });
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  test("startDate moves routes, bookings and due dates together", async () => {
    const copied = await copy(anna, "?startDate=2028-02-28");
    expect(copied.routes.map(({ date }) => date)).toEqual(["2028-02-28 09:00", "2028-03-01 10:30"]);
    expect([copied.startDate, copied.endDate]).toEqual(["2028-02-28", "2028-03-01"]);
    const [hotel] = pointsOf(copied);
    expect(hotel?.hotelData).toMatchObject({
      checkIn: "2028-02-28 15:00",
      checkOut: "2028-03-01 11:00",
    });
    expect(hotel?.finance).toMatchObject({ paymentDueDate: "2028-02-17", validTo: "2028-02-29" });
    expect(await load(app, anna, copied.id)).toEqual(copied);
  });

  test("routeIds copies some of the days; startDate is then the first of these", async () => {
    const second = source.routes[1]?.id;
    const copied = await copy(anna, `?routeIds=${second},nowhere&startDate=2028-01-01`);
    expect(copied.routes.map(({ name, date }) => [name, date])).toEqual([
      ["Two", "2028-01-01 10:30"],
    ]);
    const none = await app.call("GET", `trip/copy/${source.id}?routeIds=nowhere`, { as: anna });
    expect(none.statusCode).toBe(404);
    expect((await copy(anna, "?routeIds=")).routes).toHaveLength(2);
  });

  test("Two routes of one date keep their order in a copy", async () => {
    const { id } = await addTrip(app, anna);
    for (const name of ["a", "b", "c", "d"]) await addRoute(app, anna, id, { name });
    const copied = await copy(anna, "", id);
    const kept = await load(app, anna, copied.id);
    expect(kept.routes.map(({ name }) => name)).toEqual(
      (await load(app, anna, id)).routes.map(({ name }) => name),
    );
  });

  test("A copy needs a login, a readable trip, and valid dates", async () => {
    expect((await app.call("GET", `trip/copy/${source.id}`)).statusCode).toBe(401);
    const secret = await addTrip(app, anna);
    const foreign = await app.call("GET", `trip/copy/${secret.id}`, { as: boris });
    expect(foreign.statusCode).toBe(404);
    for (const startDate of ["2027-02-30", "tomorrow", "2300-01-01"]) {
      const wrong = await app.call("GET", `trip/copy/${source.id}?startDate=${startDate}`, {
        as: anna,
      });
      expect(refusal(wrong), startDate).toEqual([400, ["startDate"]]);
    }
    const late = await app.call("GET", `trip/copy/${source.id}?startDate=2200-12-30`, { as: anna });
    expect(refusal(late)).toEqual([400, ["startDate"]]);
  });
});
