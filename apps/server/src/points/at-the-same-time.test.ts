import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const calls = fc.array(
  fc.record({
    verb: fc.constantFrom("order", "order", "move", "move", "add", "attach", "remove"),
    which: fc.nat(50),
    to: fc.integer({ min: -1, max: 12 }),
  }),
  { minLength: 10, maxLength: 25 },
);

describe.each(testDatabases())("concurrent calls on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");

  const post = (path: string, body: unknown) => app.call("POST", path, { as: anna, body });

  test("Orders are always 0..n-1 and nothing is lost, whatever calls come concurrently", async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (script) => {
        const { id: tripId } = await addTrip(app, anna);
        const routes: Route[] = [];
        const points: Point[] = [];
        for (const date of ["2027-05-01 09:00", "2027-05-02 09:00", "2027-05-03 09:00"]) {
          const route = await addRoute(app, anna, tripId, { date });
          routes.push(route);
          for (let index = 0; index < 4; index += 1)
            points.push(await addPoint(app, anna, route.id));
        }
        const alive = new Set(points.map(({ id }) => id));

        const answers = script.map(async ({ verb, which, to }) => {
          const pointId = points[which % points.length]?.id ?? "";
          const routeId = routes[Math.abs(to) % routes.length]?.id ?? "";
          if (verb === "order") return post("point/order", { point: pointId, order: to });
          if (verb === "move") return post("point/move", { pointId, routeId });
          if (verb === "remove") {
            alive.delete(pointId);
            return app.call("DELETE", `point/${pointId}`, { as: anna });
          }
          const added =
            verb === "attach"
              ? await post("point/attach", { pointId, routeId })
              : await post("point", { routeId, name: "New", lat: 1, lng: 2 });
          if (added.statusCode === 200) alive.add(added.json<Point>().id);
          return added;
        });
        for (const answer of await Promise.all(answers))
          expect([200, 404]).toContain(answer.statusCode);

        const kept = (await load(app, anna, tripId)).routes;
        for (const route of kept)
          expect(route.points.map(({ order }) => order)).toEqual([...route.points.keys()]);
        const ids = kept.flatMap((route) => route.points.map(({ id }) => id));
        expect(ids.toSorted()).toEqual([...alive].toSorted());
      }),
      { numRuns: 12 },
    );
  });

  test("Concurrent saves of different fields lose none of them", async () => {
    const { id: tripId } = await addTrip(app, anna);
    const { id: routeId } = await addRoute(app, anna, tripId);
    const { id } = await addPoint(app, anna, routeId);
    const { id: stop } = succeed<Point>(await post("point/attach", { pointId: id, routeId }));
    for (let round = 1; round <= 10; round += 1) {
      const day = `2027-05-${String(round).padStart(2, "0")}`;
      // Later than every arrival, whichever save is first: a stay must end after it begins.
      const end = day.replace("-05-", "-06-");
      const answers = await Promise.all([
        post("point", { id, name: `Name ${round}` }),
        post("point", { id: stop, description: `Text ${round}` }),
        post("point", { id, timeToSpend: round }),
        post("point", { id, finance: { price: round } }),
        post("point", { id: stop, finance: { payed: round } }),
        post("point", { id, finance: { paymentDueDate: day } }),
        post("point", { id, hotelData: { checkIn: `${day} 15:00` } }),
        post("point", { id, hotelData: { checkOut: `${end} 11:00` } }),
        post("route", { id: routeId, name: `Day ${round}` }),
        post("route", { id: routeId, description: `Plan ${round}` }),
        post("trip", { id: tripId, name: `Trip ${round}` }),
        post("trip", { id: tripId, kids: round }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      const trip = await load(app, anna, tripId);
      expect(trip).toMatchObject({ name: `Trip ${round}`, kids: round });
      expect(trip.routes[0]).toMatchObject({ name: `Day ${round}`, description: `Plan ${round}` });
      expect(trip.routes[0]?.points[0]).toMatchObject({
        name: `Name ${round}`,
        description: `Text ${round}`,
        timeToSpend: round,
        finance: { price: round, payed: round, paymentDueDate: day },
        hotelData: { checkIn: `${day} 15:00`, checkOut: `${end} 11:00` },
      });
    }
  });

  test("A day deleted while points move to it loses no point of other days", async () => {
    const { id: tripId } = await addTrip(app, anna);
    const stays = await addRoute(app, anna, tripId);
    const goes = await addRoute(app, anna, tripId, { date: "2027-05-02 09:00" });
    const points: Point[] = [];
    for (let index = 0; index < 6; index += 1) points.push(await addPoint(app, anna, stays.id));
    const moves = points.map(({ id }) => post("point/move", { pointId: id, routeId: goes.id }));
    const removal = app.call("DELETE", `route/${goes.id}`, { as: anna });
    const statuses = (await Promise.all(moves)).map(({ statusCode }) => statusCode);
    expect((await removal).statusCode).toBe(200);
    const [kept] = (await load(app, anna, tripId)).routes;
    const refused = points.filter((_, index) => statuses[index] !== 200);
    expect(kept?.points.map(({ id }) => id)).toEqual(refused.map(({ id }) => id));
    expect(kept?.points.map(({ order }) => order)).toEqual([...refused.keys()]);
    const places = await app.database.read((queries) =>
      queries.selectFrom("places").select("id").where("trip_id", "=", tripId).execute(),
    );
    expect(new Set(places.map(({ id }) => id))).toEqual(new Set(refused.map((p) => p.linkId)));
  });
});
