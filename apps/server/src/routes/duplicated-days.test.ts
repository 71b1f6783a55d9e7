import { limits } from "@castor/core/limits.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addNote,
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

interface Duplicated {
  routes: Route[];
  ids: { former: string; id: string }[];
}

const withoutIds = ({ id: _, routeId: __, ...point }: Point) => point;

describe.each(testDatabases())("duplicated days on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  let boris: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
    boris = await app.register("Boris");
  });
  afterAll(() => app.dispose());

  const duplicate = (body: object) => app.call("POST", "route/duplicate", { as: anna, body });

  async function planTrip() {
    const trip = await addTrip(app, anna);
    const day = await addRoute(app, anna, trip.id, {
      ...{ name: "Beach", date: "2027-05-01 09:30", description: "Sun" },
    });
    const next = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    const hotel = await addPoint(app, anna, day.id, {
      ...{ name: "Hotel", typeId: "Hotel", finance: { price: 90 }, timeToSpend: 20 },
      hotelData: { checkIn: "2027-05-01 15:00", checkOut: "2027-05-03 11:00" },
    });
    const cafe = await addPoint(app, anna, day.id, { priority: "star", reservationTime: "12:30" });
    await addNote(app, anna, trip.id, { routeId: day.id });
    return { trip, day, next, hotel, cafe };
  }

  test("A day stands once more on another date, with its points and all their fields, without notes; others make room", async () => {
    const { trip, day, next, hotel, cafe } = await planTrip();
    const { routes, ids } = succeed<Duplicated>(
      await duplicate({
        ...{ tripId: trip.id, routeId: day.id, date: "2027-05-02 09:30" },
        dates: [{ id: next.id, date: "2027-05-03 09:00" }],
      }),
    );
    const stored = await load(app, anna, trip.id);
    expect(stored.routes.map(({ id }) => id)).toEqual([day.id, routes[0]?.id, next.id]);
    expect(stored.routes[1]).toEqual(routes[0]);
    expect(routes[0]).toMatchObject({ name: "Beach", description: "Sun", notes: [] });
    expect(routes[0]?.points.map(withoutIds)).toEqual(stored.routes[0]?.points.map(withoutIds));
    expect(ids.map(({ former }) => former)).toEqual([hotel.id, cafe.id]);
    expect(routes[0]?.points.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
  });

  test("Of points that are named, those that are still there are copied", async () => {
    const { trip, day, cafe } = await planTrip();
    const { routes, ids } = succeed<Duplicated>(
      await duplicate({
        ...{ tripId: trip.id, routeId: day.id, date: "2027-05-09 09:30" },
        stopIds: ["gone", cafe.id],
      }),
    );
    expect(routes[0]?.points.map(({ linkId, order }) => [linkId, order])).toEqual([
      [cafe.linkId, 0],
    ]);
    expect(ids).toEqual([{ former: cafe.id, id: routes[0]?.points[0]?.id }]);
  });

  test("A day of another trip is refused, that of somebody else is not there, and a full trip takes none", async () => {
    const { trip, day } = await planTrip();
    const other = await addTrip(app, anna);
    const body = { routeId: day.id, date: "2027-05-09 09:30" };
    expect(refusal(await duplicate({ ...body, tripId: other.id }))).toEqual([400, ["routeId"]]);
    const theirs = await addTrip(app, boris);
    expect((await duplicate({ ...body, tripId: theirs.id })).statusCode).toBe(404);
    const days = Array.from({ length: limits.routesPerTrip - 2 }, (_, index) => ({
      ...{ name: `Day ${index}`, date: "2027-06-01 09:00" },
    }));
    succeed(await app.call("POST", "route/days", { as: anna, body: { tripId: trip.id, days } }));
    expect((await duplicate({ ...body, tripId: trip.id })).statusCode).toBe(409);
  });
});
